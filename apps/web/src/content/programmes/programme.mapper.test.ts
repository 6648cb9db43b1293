import { describe, expect, it } from 'vitest';
import { aCourse } from '@meridia/contract/courses.fixture';
import { toProgrammeCard } from './programme.mapper';

describe('a programme', () => {
  it.each([
    ['relations-internationales', 'relations-internationales'],
    ['humanitaire', 'relations-internationales'],
    ['securite-defense', 'relations-internationales'],
    ['science-politique', 'science-politique'],
    ['management', 'management'],
    ['commerce', 'management'],
    ['communication', 'communication'],
    ['numerique', 'communication'],
  ] as const)('of the domain %s is shown in %s', (domain, shown) => {
    expect(toProgrammeCard(aCourse({ domain })).domain).toBe(shown);
  });

  it.each([
    [true, true, ['fulltime', 'periodic']],
    [false, true, ['periodic']],
    [true, false, ['fulltime']],
    [false, false, ['continuing']],
  ])('fulltime %s and periodic %s are its rhythms', (fulltime, periodic, rhythms) => {
    expect(toProgrammeCard(aCourse({ fulltime, periodic })).rhythms).toEqual(rhythms);
  });

  it('a price without a currency is in euros', () => {
    const price = { id: 1, currency: null, amount: 8400, registrationFee: null, workStudyFromYear: 3 };
    expect(toProgrammeCard(aCourse({ price })).price).toEqual({
      currency: 'EUR',
      amount: 8400,
      registrationFee: null,
      workStudyFromYear: 3,
    });
  });

  it('that delivers no level has none at its end', () => {
    expect(toProgrammeCard(aCourse({ graduationLevel: 5 })).graduationLevel).toBe(5);
    expect(toProgrammeCard(aCourse({ graduationLevel: 5, deliversLevel: false })).graduationLevel).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { keepPhones, PHONE_FIELDS } from './kept-phones.rules';

const CAMPUS = PHONE_FIELDS['api::campus.campus'] ?? [];
const SITE = PHONE_FIELDS['api::site.site'] ?? [];

describe('PHONE-01 the numbers of what is written', () => {
  it('a campus has one', () => {
    expect(keepPhones({ title: 'Lyon', phone: '04.72.00.00.00' }, CAMPUS)).toEqual({
      value: { title: 'Lyon', phone: '+33 4 72 00 00 00' },
      wrong: [],
    });
  });

  it('a school has one in each of its entries, and the wrong one is named by its place', () => {
    const schools = [
      { name: 'Meridia', phone: { number: '0472000000' } },
      { name: 'Boréal', phone: { number: 'demandez à Paul' } },
      { name: 'Sans téléphone', phone: null },
    ];
    expect(keepPhones({ schools }, SITE)).toEqual({
      value: { schools: [{ name: 'Meridia', phone: { number: '+33 4 72 00 00 00' } }, ...schools.slice(1)] },
      wrong: [['schools', 1, 'phone', 'number']],
    });
  });

  it.each([
    ['a field that is not sent', { title: 'Lyon' }, { title: 'Lyon' }],
    ['an emptied field', { phone: ' ' }, { phone: null }],
    ['none', { phone: null }, { phone: null }],
    ['what is no text, which the model refuses', { phone: 4 }, { phone: 4 }],
  ])('%s is left to the model', (_case, data, kept) => {
    expect(keepPhones(data, CAMPUS)).toEqual({ value: kept, wrong: [] });
  });
});

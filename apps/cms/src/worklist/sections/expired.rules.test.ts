import { describe, expect, it } from 'vitest';
import { findFindings } from '../../guard/findings.rules';
import { aFinding, aLooked } from '../looked.fixture';
import { expiredOf } from './expired.rules';

const over = aFinding({ rule: 'over', degree: 'warns', sentence: 'Passé.' });
const COURSE = 'api::course.course';
const TODAY = '2026-11-16';

describe('WORK-05 what is over or grows old', () => {
  it('WORK-05 is what visitors see: not a draft, nor what warns of something else', () => {
    const found = expiredOf([
      aLooked({ documentId: 'draft', draft: [over], published: null }),
      aLooked({ documentId: 'without end', published: [aFinding({ rule: 'without-end', degree: 'warns' })] }),
      aLooked({ documentId: 'over', published: [over] }),
    ]);
    expect(found.map(({ looked }) => looked.documentId)).toEqual(['over']);
  });

  it('WORK-05 a document is told once, in French where both languages say it', () => {
    const english = aLooked({ locale: 'en', published: [over] });
    const french = aLooked({ locale: 'fr', published: [over] });
    expect(expiredOf([english, french]).map(({ looked }) => looked.locale)).toEqual(['fr']);
    expect(expiredOf([french, english]).map(({ looked }) => looked.locale)).toEqual(['fr']);
    expect(expiredOf([english]).map(({ looked }) => looked.locale)).toEqual(['en']);
  });

  it('WORK-05 a certification presses more than an event that is over', () => {
    const ends = aFinding({ rule: 'certification-ends', degree: 'warns' });
    const found = expiredOf([
      aLooked({ documentId: 'event', published: [over] }),
      aLooked({ documentId: 'course', uid: COURSE, published: [ends] }),
    ]);
    expect(found.map(({ looked }) => looked.documentId)).toEqual(['course', 'event']);
  });

  it.each([
    ['the day before its end', '2026-11-17', 'certification-ends'],
    ['the day of its end', '2026-11-16', 'certification-ends'],
    ['the day after its end', '2026-11-15', 'certification-over'],
    ['a day short of six months', '2027-05-15', 'certification-ends'],
    ['six months to the day', '2027-05-16', undefined],
  ])('WORK-05 a certification, %s', (_when, expiryDate, rule) => {
    const certification = { rncp: 'RNCP12345', expiryDate };
    const findings = findFindings(COURSE, { certification }, { locale: 'fr', today: TODAY });
    const [found] = expiredOf([aLooked({ uid: COURSE, published: findings })]);
    expect(found?.finding.rule).toBe(rule);
  });

  it.each([
    [2026, false],
    [2025, false],
    [2024, true],
  ])('WORK-05 a figure of %i is old: %s', (year, isOld) => {
    const uid = 'api::key-figure.key-figure';
    const findings = findFindings(uid, { year, source: 'Enquête' }, { locale: 'fr', today: TODAY });
    expect(expiredOf([aLooked({ uid, published: findings })])).toHaveLength(isOld ? 1 : 0);
  });

  it.each([
    ['an offer on its last day', '2026-11-16', 0],
    ['an offer the day after', '2026-11-15', 1],
  ])('WORK-05 %s', (_what, expiresOn, count) => {
    const uid = 'api::job-offer.job-offer';
    const findings = findFindings(uid, { expiresOn }, { locale: 'fr', today: TODAY });
    expect(expiredOf([aLooked({ uid, published: findings })])).toHaveLength(count);
  });
});

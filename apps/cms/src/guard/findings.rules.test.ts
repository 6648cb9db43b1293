import { describe, expect, it } from 'vitest';
import { findFindings } from './findings.rules';
import { GUARD_CASES, TODAY } from './guard-cases.fixture';
import { GUARD_RULES } from './guard-rules.data';

const facts = { locale: 'fr', today: TODAY } as const;
const cases = Object.entries(GUARD_CASES).flatMap(([uid, { good, broken }]) =>
  Object.entries(broken).map(([id, one]) => ({ uid, id, document: { ...good, ...one.with }, at: one.at })),
);

describe('GUARD-01 what each type must be before it is published', () => {
  it('every rule of every type has its case', () => {
    const ids = Object.entries(GUARD_RULES).map(([uid, rules]) => [
      uid,
      rules.map(({ id }) => id).toSorted(),
    ]);
    const tried = Object.entries(GUARD_CASES).map(([uid, { broken }]) => [
      uid,
      Object.keys(broken).toSorted(),
    ]);
    expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(ids));
  });

  it.each(Object.entries(GUARD_CASES))(
    'GUARD-01 %s that is complete has nothing to mend',
    (uid, { good }) => {
      expect(findFindings(uid, good, facts)).toEqual([]);
    },
  );

  it.each(cases)('GUARD-01 $uid: $id is told on its field, and nothing else', ({ uid, id, document, at }) => {
    const rule = GUARD_RULES[uid]?.find((one) => one.id === id);
    expect(findFindings(uid, document, facts)).toEqual([
      { rule: id, degree: rule?.degree, path: at, sentence: rule?.sentence },
    ]);
    expect(rule?.sentence).toMatch(/^[A-ZÀ-Ý«].*\.$/);
    expect(rule?.sentence).not.toMatch(/'| [:;!?»%]|« |\.\.\./);
  });

  it.each([
    ['ends at half past midnight of today in Paris', '2026-11-15T23:30:00.000Z', false],
    ['ended a minute before midnight in Paris', '2026-11-15T22:59:00.000Z', true],
    ['ends tonight', '2026-11-16T21:00:00.000Z', false],
  ])('GUARD-01 an event that %s: over is %s', (_case, dateEnd, isOver) => {
    const { good } = GUARD_CASES['api::event.event']!;
    const event = { ...good, dateStart: '2026-11-15T18:00:00.000Z', dateEnd };
    expect(findFindings('api::event.event', event, facts).some(({ rule }) => rule === 'over')).toBe(isOver);
  });

  it('GUARD-02 there are rules of both degrees, and English leaves out what the site takes from French', () => {
    const degrees = Object.values(GUARD_RULES).flatMap((rules) => rules.map(({ degree }) => degree));
    expect(new Set(degrees)).toEqual(new Set(['blocks', 'warns']));
    const english = { locale: 'en', today: TODAY } as const;
    expect(
      findFindings(
        'api::event.event',
        { title: 'Open day', slug: 'a', campuses: [{}], dateEnd: '2026-12-01' },
        english,
      ),
    ).toEqual([]);
    expect(
      findFindings(
        'api::event.event',
        { title: ' ', slug: 'a', campuses: [{}], dateEnd: '2026-12-01' },
        english,
      ),
    ).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { byDay, pastWords, timeOf } from './schedule-words.rules';

const plan = (at: string, problem: string | null = null) => ({
  uid: 'api::news.news',
  documentId: 'a',
  title: 'Un prix',
  action: 'publish' as const,
  at,
  problem,
});

describe('SCHED-03 what comes is told in the hours of Paris', () => {
  it('in winter and in summer', () => {
    expect(timeOf('2026-12-05T08:00:00.000Z')).toBe('09:00');
    expect(timeOf('2027-07-05T07:00:00.000Z')).toBe('09:00');
  });

  it('by day: an hour before midnight in London is tomorrow', () => {
    const days = byDay([plan('2026-12-05T08:00:00.000Z'), plan('2026-12-05T23:30:00.000Z')]);
    expect(days.map(([day]) => day)).toEqual(['samedi 5 décembre 2026', 'dimanche 6 décembre 2026']);
  });

  it('what could not be done says why', () => {
    expect(pastWords(plan('2026-12-05T08:00:00.000Z', 'Le titre est vide.'))).toBe(
      'n’a pas été publié\u00a0: Le titre est vide.',
    );
    expect(pastWords(plan('2026-12-05T08:00:00.000Z'))).toBe('publié');
  });
});

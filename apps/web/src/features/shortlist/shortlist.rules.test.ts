import { SHORTLIST_MAX } from '@meridia/domain/shortlist';
import { describe, expect, it } from 'vitest';
import { keptProgrammes, shortlistRecord, toggled } from './shortlist.rules';

const NOW = Date.parse('2026-11-16T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const bts = { slug: 'bts', name: 'BTS' };
const mba = { slug: 'mba', name: 'MBA' };

describe('COST-05 the shortlist of a device', () => {
  it('is read as it was written', () => {
    expect(keptProgrammes(shortlistRecord([bts, mba], NOW), NOW + DAY_MS)).toEqual([bts, mba]);
    expect(shortlistRecord([], NOW)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a list that is none', JSON.stringify({ at: '2026-11-16', programmes: 'bts' })],
    ['no date', JSON.stringify({ programmes: [bts] })],
    ['a year ago', shortlistRecord([bts], NOW - 366 * DAY_MS)],
    ['a clock that is wrong', shortlistRecord([bts], NOW + DAY_MS)],
    [
      'an address of another site',
      JSON.stringify({
        at: '2026-11-16',
        programmes: [{ slug: '//evil.example', name: 'x' }, { name: 'y' }, 3],
      }),
    ],
  ])('is empty when there is %s', (_case, text) => {
    expect(keptProgrammes(text, NOW)).toEqual([]);
  });

  it('takes one in, and lets it go', () => {
    expect(toggled([bts], mba)).toEqual([mba, bts]);
    expect(toggled([mba, bts], bts)).toEqual([mba]);
  });

  it('is never longer than a list of favourites', () => {
    const many = Array.from({ length: SHORTLIST_MAX }, (_, rank) => ({ slug: `p${rank}`, name: 'x' }));
    expect(toggled(many, bts)).toEqual([bts, ...many.slice(0, -1)]);
    expect(keptProgrammes(shortlistRecord([...many, bts], NOW), NOW)).toEqual(many);
  });
});

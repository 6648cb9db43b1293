import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { HEAL_MS, verdictOn } from './page-verdict';
import type { PageFacts } from './stored-page';

const NEWS = 'api::news.news';
const MENU = 'api::menu.menu';
const nothing = { tags: [], day: null };

const made = (facts: Partial<PageFacts> = {}): PageFacts => ({
  status: 200,
  hash: '',
  policy: { frameOrigins: [], hasFormThatLeaves: false },
  point: feedMarks.point(),
  about: { ...nothing, tags: [NEWS] },
  around: { ...nothing, tags: [MENU] },
  answers: null,
  turnsAt: null,
  renewAt: null,
  isIncomplete: false,
  isBrief: false,
  ...facts,
});

let position = 0;
function change(tag: string): void {
  position += 1;
  feedMarks.apply([{ tags: [tag], change: position }], position);
}

beforeEach(() => {
  vi.useFakeTimers();
  position = 0;
  feedMarks.begin({ epoch: 'e', position }, position);
});
afterEach(() => vi.useRealTimers());

describe('S-08 a page after a change', () => {
  it.each([
    ['of what it is about is made again first', NEWS, 'blocking'],
    ['of what is round it is made again behind', MENU, 'behind'],
    ['of something else is as it was', 'api::event.event', 'fresh'],
  ])('%s', (_sentence, tag, verdict) => {
    const page = made();
    change(tag);

    expect(verdictOn(page)).toBe(verdict);
    expect(verdictOn(made())).toBe('fresh');
  });

  it('what is round it makes nobody wait for three seconds, and is right within five', () => {
    const page = made();
    change(MENU);
    vi.advanceTimersByTime(3000);
    expect(verdictOn(page)).toBe('behind');
    vi.advanceTimersByTime(1);

    expect(verdictOn(page)).toBe('late');
  });

  it('STATE-10 is late after three seconds of publications too, each of which changes the same menu again', () => {
    const page = made();
    for (let second = 0; second < 4; second += 1) {
      change(MENU);
      vi.advanceTimersByTime(1000);
    }

    expect(verdictOn(page)).toBe('late');
  });

  it('the first change counts, not the last', () => {
    const both = { around: { tags: [MENU, NEWS], day: null }, about: nothing };
    const page = made(both);
    change(MENU);
    vi.advanceTimersByTime(3001);
    const second = made(both);
    change(NEWS);

    expect(verdictOn(page)).toBe('late');
    expect(verdictOn(second)).toBe('behind');
  });
});

describe('S-07 a page of a day', () => {
  const DAYS = [
    ['an ordinary day', '2026-11-15', '2026-11-15T23:00:00Z'],
    ['a day of summer', '2026-07-14', '2026-07-14T22:00:00Z'],
    ['the day that loses an hour', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['the day before it', '2026-03-28', '2026-03-28T23:00:00Z'],
    ['the day that gains an hour', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['the day before that', '2026-10-24', '2026-10-24T22:00:00Z'],
    ['the last of the year', '2026-12-31', '2026-12-31T23:00:00Z'],
  ] as const;

  it.each(DAYS)('%s is right until midnight in Paris, and not a second longer', (_name, day, midnight) => {
    const pages = [
      made({ about: { tags: [], day } }),
      made({ about: nothing, around: { tags: [], day } }),
      made({ about: nothing, around: nothing }),
    ];
    vi.setSystemTime(Date.parse(midnight) - 1);
    expect(pages.map(verdictOn)).toEqual(['fresh', 'fresh', 'fresh']);
    vi.setSystemTime(Date.parse(midnight) + 1000);

    expect(pages.map(verdictOn)).toEqual(['blocking', 'blocking', 'fresh']);
  });
});

describe('LAY-07 a page with something that comes or goes', () => {
  it('LAY-07 is right until that moment, and made again before it is answered from then on', () => {
    const page = made({ turnsAt: Date.now() + 60_000 });
    vi.advanceTimersByTime(59_999);
    expect(verdictOn(page)).toBe('fresh');
    vi.advanceTimersByTime(1);

    expect(verdictOn(page)).toBe('blocking');
  });
});

describe('STATE-04 a page that lacks a part', () => {
  it('is tried again soon, behind', () => {
    const page = made({ renewAt: Date.now() + HEAL_MS });
    expect(verdictOn(page)).toBe('fresh');
    vi.advanceTimersByTime(HEAL_MS);

    expect(verdictOn(page)).toBe('behind');
  });

  it('S-12 that a node made whose clock runs a minute ahead is not waited for', () => {
    expect(verdictOn(made({ renewAt: Date.now() + 60_000 + HEAL_MS }))).toBe('behind');
  });
});

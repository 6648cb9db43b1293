import { beforeEach, describe, expect, it } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { createOwnPages } from './own-pages';
import { verdictOn } from './page-verdict';
import { aPage } from './stored-page.fixture';

const KEY = '/programme?campus=lyon';

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('the pages of this process', () => {
  it('S-10 a page that becomes one of too many is found as it is now', async () => {
    const own = createOwnPages();
    own.put(KEY, await aPage({ html: 'kept' }));
    const brief = await aPage({ html: 'brief', isBrief: true });
    own.put(KEY, brief);
    expect(own.find(KEY)?.page).toBe(brief);
    const kept = await aPage({ html: 'kept again' });
    own.put(KEY, kept);

    expect(own.find(KEY)?.page).toBe(kept);
  });

  it('S-08 are judged by what a change makes of them; out of date are those that visitors read', async () => {
    const own = createOwnPages();
    own.put('/about', await aPage({ about: { tags: ['a'], day: null } }));
    own.put('/around', await aPage({ around: { tags: ['a'], day: null } }));
    own.put('/other', await aPage());
    own.put('/copied', await aPage({ about: { tags: ['a'], day: null } }));
    for (const key of ['/about', '/around', '/other']) own.use(key);
    feedMarks.apply([{ tags: ['a'], change: 1 }], 1);

    const verdicts = ['/about', '/around', '/other', '/copied'].map((key) => own.find(key)?.verdict);
    expect(verdicts).toEqual(['blocking', 'behind', 'fresh', 'blocking']);
    // What a visitor would wait for comes first, whichever was asked for last.
    expect(own.outOfDate(1000)).toEqual({ waitedFor: ['/about'], behind: ['/around'] });
  });
});

describe('the search for pages that a change made out of date', () => {
  const PAGES = 2300;
  const TAGS = 120;
  const tagsOf = (page: number) =>
    Array.from({ length: TAGS }, (_, tag) => `document ${(page * 7 + tag * 13) % 4000}`);

  async function aFullNode() {
    const own = createOwnPages();
    const page = await aPage();
    const pages = Array.from({ length: PAGES }, (_, rank) => {
      const one = {
        ...page,
        about: { tags: tagsOf(rank).slice(0, 20), day: null },
        around: { tags: tagsOf(rank), day: null },
      };
      own.put(`/${rank}`, one);
      own.use(`/${rank}`);
      return one;
    });
    own.outOfDate(60_000);
    return { own, pages };
  }

  it('finds each of them, and no other, whatever has changed since it was last looked for', async () => {
    const { own, pages } = await aFullNode();
    for (const round of [1, 2, 3]) {
      const changed = Array.from({ length: round * 2 }, (_, nth) => `document ${round * 531 + nth}`);
      feedMarks.apply([{ tags: changed, change: round }], round);
      // Not each reading is followed by a search.
      if (round === 2) continue;
      const { waitedFor, behind } = own.outOfDate(60_000);
      const keysOf = (...wanted: string[]) =>
        pages.flatMap((page, rank) => (wanted.includes(verdictOn(page)) ? [`/${rank}`] : []));

      expect(waitedFor.toSorted()).toEqual(keysOf('blocking').toSorted());
      expect(behind.toSorted()).toEqual(keysOf('behind', 'late').toSorted());
      expect(behind.length).toBeGreaterThan(0);
    }
  });

  it('costs what has changed, and not what the pages are made of', async () => {
    const { own, pages } = await aFullNode();
    const times = { search: [] as number[], whole: [] as number[] };
    const timed = (into: number[], task: () => unknown) => {
      const startedAt = performance.now();
      task();
      into.push(performance.now() - startedAt);
    };
    for (let change = 1; change <= 101; change += 1) {
      feedMarks.apply([{ tags: [`elsewhere ${change}`], change }], change);
      timed(times.search, () => own.outOfDate(60_000));
      timed(times.whole, () => pages.filter((page) => verdictOn(page) !== 'fresh'));
    }
    const median = (values: number[]) => values.toSorted((left, right) => left - right)[50] ?? 0;

    expect(median(times.search)).toBeLessThan(median(times.whole) / 3);
  });
});

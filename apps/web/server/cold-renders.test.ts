import { beforeEach, describe, expect, it } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { isRefused, type Found, type Refused } from './found-page';
import { createOwnPages } from './own-pages';
import { createPageStore } from './page-store';
import { alone } from './shared-pages.fixture';
import { aPage } from './stored-page.fixture';

const SOON_MS = 200;

/** A site whose renders go on until they are let go. */
function aSite({ contentTimeoutMs = 30_000 } = {}) {
  const state = { now: 0, most: 0, isOpen: false };
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const store = createPageStore({
    own: createOwnPages(),
    shared: alone(),
    makePage: async (key) => {
      begun.push(key);
      state.now += 1;
      state.most = Math.max(state.most, state.now);
      if (!state.isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      state.now -= 1;
      return aPage({ isBrief: key.includes('?') });
    },
    hashNow: async () => null,
    isContentReachable: () => true,
    renewSoon: () => undefined,
    contentTimeoutMs,
  });
  const open = () => {
    state.isOpen = true;
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { store, state, begun, open };
}

const madeUp = (kind: string, rank: number) =>
  ({
    place: `/visite?lieu=ville${rank}`,
    search: `/recherche?q=mot${rank}`,
    calendar: `/calendrier?programme=p${rank}`,
    comparison: `/programme/comparer?p=a&p=b${rank}`,
    list: `/actualites?annee=${rank}`,
  })[kind] ?? '';
const KINDS = ['place', 'search', 'calendar', 'comparison', 'list'];
const outcome = (found: Found | Refused) => (found && isRefused(found) ? found.refused : 'page');

function counts(outcomes: readonly string[]): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const one of outcomes) seen[one] = (seen[one] ?? 0) + 1;
  return seen;
}

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('STATE-08 pages without a copy', () => {
  it.each(KINDS)(
    'STATE-08 of which one client makes up 300 (%s) take its share, and leave the rest',
    async (kind) => {
      const { store, state, open } = aSite();
      const flood = Array.from({ length: 300 }, (_, rank) =>
        store.find(madeUp(kind, rank), 'visitor', 'flood'),
      );
      const others = ['/campus', '/visite?lieu=lyon', '/agenda'].map((key) =>
        store.find(key, 'visitor', key),
      );
      // The client has two turns, the others those that they need: nobody waits behind it, even when its renders hang.
      await expect.poll(() => state.now).toBe(5);
      open();

      expect(counts((await Promise.all(flood)).map(outcome))).toEqual({ page: 16, client: 284 });
      expect((await Promise.all(others)).map(outcome)).toEqual(['page', 'page', 'page']);
      expect(state.most).toBe(5);
    },
  );

  it('STATE-08 that a crowd makes up leave room for those of the school, and those are bounded too', async () => {
    const { store, state, open } = aSite();
    const crowd = Array.from({ length: 300 }, (_, rank) =>
      store.find(madeUp('place', rank), 'visitor', `client ${rank % 60}`),
    );
    const own = Array.from({ length: 100 }, (_, rank) =>
      store.find(`/ecole/page-${rank}`, 'visitor', 'campus'),
    );
    await expect.poll(() => state.now).toBe(8);
    open();

    expect(counts((await Promise.all(crowd)).map(outcome))).toEqual({ page: 36, full: 264 });
    expect(counts((await Promise.all(own)).map(outcome))).toEqual({ page: 36, full: 64 });
    expect(state.most).toBe(8);
  });

  it('STATE-08 are rendered once for all who ask for the same one, which takes one turn', async () => {
    const { store, begun, open } = aSite();
    const all = Array.from({ length: 300 }, () => store.find('/visite?lieu=lyon', 'visitor', 'school'));
    await expect.poll(() => begun.length).toBe(1);
    open();

    expect(counts((await Promise.all(all)).map(outcome))).toEqual({ page: 300 });
    expect(begun).toHaveLength(1);
  });

  it('STATE-08 behind renders that hang are refused before the edge gives up, and rendered once it goes on', async () => {
    const { store, state, open } = aSite({ contentTimeoutMs: SOON_MS });
    const all = Array.from({ length: 20 }, (_, rank) => store.find(`/ecole/page-${rank}`));
    const hanging = all.slice(0, 4);
    expect(counts((await Promise.all(all.slice(4))).map(outcome))).toEqual({ full: 16 });

    expect(state.now).toBe(4);
    open();
    await Promise.all(hanging);
    expect(outcome(await store.find('/ecole/page-19'))).toBe('page');
  });

  it('STATE-08 a share is given back with each render that ends', async () => {
    const { store, open } = aSite();
    const flood = () =>
      Array.from({ length: 17 }, (_, rank) => store.find(madeUp('search', rank), 'visitor', 'flood'));
    const first = flood();
    open();
    await Promise.all(first);

    expect(outcome(await store.find(madeUp('search', 16), 'visitor', 'flood'))).toBe('page');
  });
});

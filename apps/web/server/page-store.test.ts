import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { isRefused } from './found-page';
import { createOwnPages } from './own-pages';
import { createPageStore } from './page-store';
import type { SharedPages } from './shared-pages';
import { alone } from './shared-pages.fixture';
import { aPage } from './stored-page.fixture';
import { plainBytes, type StoredPage } from './stored-page';

const KEY = '/actualites';
const ABOUT = { tags: ['api::news.news'], day: null };
const AROUND = { tags: ['api::menu.menu'], day: null };

let position = 0;
function change(tag: string): void {
  position += 1;
  feedMarks.apply([{ tags: [tag], change: position }], position);
}

function aStore(shared: Partial<SharedPages> = {}) {
  const makePage = vi.fn<(key: string) => Promise<StoredPage | null>>();
  const state = { isContentReachable: true };
  const store = createPageStore({
    own: createOwnPages(),
    shared: { ...alone(), ...shared },
    makePage,
    hashNow: async () => null,
    isContentReachable: () => state.isContentReachable,
    renewSoon: (key) => void store.renew(key),
    contentTimeoutMs: 2000,
  });
  const ask = async () => {
    const fresh = store.findFresh(KEY);
    const found = fresh ? { page: fresh, how: 'HIT' as const } : await store.find(KEY);
    if (found && isRefused(found)) return [found.refused];
    return found && [found.how, found.page.status, plainBytes(found.page).toString()];
  };
  const makes = (html: string, facts: Partial<StoredPage> = {}) =>
    makePage.mockImplementation(() => aPage({ html, about: ABOUT, around: AROUND, ...facts }));
  return { store, makePage, makes, ask, state };
}

beforeEach(() => {
  position = 0;
  feedMarks.begin({ epoch: 'e', position }, position);
});

describe('the page store', () => {
  it('makes a page once, and answers it from then on without asking anybody', async () => {
    const { makePage, makes, ask } = aStore({ read: vi.fn(async () => null) });
    makes('one');

    expect(await ask()).toEqual(['MISS', 200, 'one']);
    expect(await ask()).toEqual(['HIT', 200, 'one']);
    expect(makePage).toHaveBeenCalledTimes(1);
  });

  it('visitors who come together wait for one render', async () => {
    const { makePage, makes, ask } = aStore();
    makes('one');
    await Promise.all([ask(), ask(), ask()]);

    expect(makePage).toHaveBeenCalledTimes(1);
  });

  it('a change of what the page is about is on it at once', async () => {
    const { makes, ask } = aStore();
    makes('one');
    await ask();
    makes('two');
    change('api::news.news');

    expect(await ask()).toEqual(['MISS', 200, 'two']);
  });

  it('a change of what is round it makes nobody wait, and is there right after', async () => {
    const { makes, ask } = aStore();
    makes('one');
    await ask();
    makes('two');
    change('api::menu.menu');

    expect(await ask()).toEqual(['STALE', 200, 'one']);
    await sleep(20);
    expect(await ask()).toEqual(['HIT', 200, 'two']);
  });

  it('another change leaves the page as it is', async () => {
    const { makes, ask } = aStore();
    makes('one');
    await ask();
    makes('two');
    change('api::event.event');

    expect(await ask()).toEqual(['HIT', 200, 'one']);
  });

  it('S-06 a page that was good is not replaced by an error', async () => {
    const { makes, ask } = aStore();
    makes('one');
    await ask();
    makes('error', { status: 503 });
    change('api::news.news');

    expect(await ask()).toEqual(['STALE', 200, 'one']);
    makes('two');
    await sleep(2050);
    expect(await ask()).toEqual(['MISS', 200, 'two']);
  });

  it('S-06 nor by a render that throws', async () => {
    const { makePage, makes, ask } = aStore();
    makes('one');
    await ask();
    makePage.mockRejectedValue(new Error('broken'));
    change('api::news.news');

    expect(await ask()).toEqual(['STALE', 200, 'one']);
  });

  it('S-06 nor by a slow answer: the first visitor waits a second, the others not at all', async () => {
    const { makePage, makes, ask } = aStore();
    makes('one');
    await ask();
    makePage.mockImplementation(async () => {
      await sleep(2500);
      return aPage({ html: 'two', about: ABOUT });
    });
    change('api::news.news');

    const start = performance.now();
    expect(await ask()).toEqual(['STALE', 200, 'one']);
    const first = performance.now() - start;
    expect(await ask()).toEqual(['STALE', 200, 'one']);
    const second = performance.now() - start - first;
    await sleep(1700);

    expect(first).toBeLessThan(2000);
    expect(second).toBeLessThan(500);
    expect(await ask()).toEqual(['HIT', 200, 'two']);
  });

  it('with the content service known to be away nobody waits at all', async () => {
    const { makePage, makes, ask, state } = aStore();
    makes('one');
    await ask();
    state.isContentReachable = false;
    change('api::news.news');

    expect(await ask()).toEqual(['STALE', 200, 'one']);
    expect(makePage).toHaveBeenCalledTimes(1);
  });

  it('STATE-04 what lacks a part does not take the place of what has it', async () => {
    const { makes, ask } = aStore();
    makes('whole');
    await ask();
    makes('without its menu', { isIncomplete: true });
    change('api::menu.menu');
    await ask();
    await sleep(20);

    expect((await ask())?.[2]).toBe('whole');
  });

  it.each([
    ['a failure', () => aPage({ html: 'error', status: 503 }), ['MISS', 503, 'error']],
    ['an exception', () => Promise.reject(new Error('broken')), ['failed']],
  ])(
    'STATE-08 a page without a copy that comes to %s is not rendered again for each visitor',
    async (_what, outcome, answer) => {
      const { makePage, makes, ask } = aStore();
      makePage.mockImplementation(outcome);
      await ask().catch(() => undefined);
      for (let visitor = 0; visitor < 50; visitor += 1) expect(await ask()).toEqual(answer);
      expect(makePage).toHaveBeenCalledTimes(1);

      makes('one');
      await expect.poll(ask, { timeout: 20_000 }).toEqual(['HIT', 200, 'one']);
    },
  );

  it('ROUTE-22 what is withdrawn is gone', async () => {
    const remove = vi.fn(async () => undefined);
    const { makePage, makes, ask } = aStore({ remove });
    makes('one');
    await ask();
    makePage.mockResolvedValue(null);
    change('api::news.news');

    expect(await ask()).toBeNull();
    expect(remove).toHaveBeenCalledWith(KEY);
  });

  it('S-07 a page of yesterday is made again when the day turns', async () => {
    const { makes, ask } = aStore();
    makes('yesterday', { about: { tags: [], day: '2026-01-01' } });
    await ask();
    makes('today');

    expect(await ask()).toEqual(['MISS', 200, 'today']);
  });

  it('C-09 after a restore of the content everything is made again', async () => {
    const { makes, ask } = aStore();
    makes('one');
    await ask();
    makes('two');
    feedMarks.begin({ epoch: 'restored', position: 0 }, 0);

    expect(await ask()).toEqual(['MISS', 200, 'two']);
  });

  it('takes what another node has made', async () => {
    const { makePage, ask } = aStore({ read: () => aPage({ html: 'theirs' }) });

    expect(await ask()).toEqual(['HIT', 200, 'theirs']);
    expect(makePage).not.toHaveBeenCalled();
  });

  it.each([
    ['of before the restore', { epoch: 'before', position: 90 }, 'own'],
    ['of an epoch that nobody here has heard of', { epoch: 'unknown', position: 0 }, 'own'],
    ['of this epoch, from before', { epoch: 'e', position: 1 }, 'own'],
    ['of this epoch, and later', { epoch: 'e', position: 3 }, 'theirs'],
  ])(
    'of two copies that are behind, that of the others is taken when it is later: one %s',
    async (_what, point, served) => {
      const read = vi.fn<SharedPages['read']>(async () => null);
      const { makes, ask } = aStore({ read });
      change('other');
      change('other');
      makes('own');
      await ask();
      read.mockResolvedValue(await aPage({ html: 'theirs', point, about: ABOUT, around: AROUND }));
      for (let later = 3; later <= 5; later += 1) change('api::menu.menu');
      makes('new', { status: 503 });

      // What was looked for in vain a moment ago is not looked for again.
      await sleep(250);
      expect((await ask())?.[2]).toBe(served);
    },
  );

  it('while another node makes it, waits for what comes of that', async () => {
    const { makePage, ask } = aStore({
      takeLock: async () => null,
      waitFor: () => aPage({ html: 'theirs' }),
    });

    expect((await ask())?.[2]).toBe('theirs');
    expect(makePage).not.toHaveBeenCalled();
  });

  it('S-10 one of too many pages is not shared', async () => {
    const write = vi.fn(async () => undefined);
    const { makes, ask } = aStore({ write });
    makes('one', { isBrief: true });
    await ask();

    expect(await ask()).toEqual(['HIT', 200, 'one']);
    expect(write).not.toHaveBeenCalled();
  });

  it('renews what visitors ask for, before the next one comes', async () => {
    const { store, makes, ask } = aStore();
    makes('one');
    await ask();
    makes('two');
    change('api::menu.menu');
    await store.renew(KEY);

    expect(await ask()).toEqual(['HIT', 200, 'two']);
  });
});

describe('what the other nodes have', () => {
  it('is looked for once by all who ask together, and not again for a moment', async () => {
    const read = vi.fn(async () => null);
    const { makes, ask } = aStore({ read });
    makes('one');
    await ask();
    change('api::menu.menu');
    makes('two');
    read.mockClear();
    await Promise.all([ask(), ask(), ask()]);
    await ask();

    // One of all who asked together, one by the render that they caused, and one more where the machine stood still.
    expect(read.mock.calls.length).toBeLessThanOrEqual(3);
  });
});

describe('what is in use', () => {
  it.each(['visitor', 'mirror'] as const)('asked for by a %s', async (asker) => {
    const own = createOwnPages();
    const makePage = async () => aPage({ html: 'one', about: ABOUT });
    const store = createPageStore({
      own,
      shared: alone(),
      makePage,
      hashNow: async () => null,
      isContentReachable: () => true,
      renewSoon: () => undefined,
      contentTimeoutMs: 2000,
    });
    await store.find(KEY, asker);
    store.findFresh(KEY, asker);
    change('api::news.news');

    expect(own.outOfDate(1000).waitedFor).toEqual(asker === 'visitor' ? [KEY] : []);
  });
});

describe('S-08 when every frame has to be made again', () => {
  it.each([
    ['two visitors wait for theirs', ['/a', '/b', '/c', '/own'], ['new', 'new', 'old', 'new']],
    [
      'nobody does while somebody waits for a page whose own words changed',
      ['/own', '/a', '/b'],
      ['new', 'old', 'old'],
    ],
  ])('%s; the others are given what says nothing old', async (_who, keys, expected) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { store, makePage } = aStore();
      const pageOf = (key: string, html: string) =>
        aPage({ html, about: { tags: [key], day: null }, around: AROUND });
      makePage.mockImplementation((key) => pageOf(key, 'old'));
      for (const key of keys) await store.find(key);
      change('api::menu.menu');
      change('/own');
      vi.advanceTimersByTime(3001);
      makePage.mockImplementation(async (key) => {
        await sleep(20);
        return pageOf(key, 'new');
      });
      const found = await Promise.all(keys.map((key) => store.find(key)));

      expect(found.map((one) => one && !isRefused(one) && plainBytes(one.page).toString())).toEqual(expected);
    } finally {
      vi.useRealTimers();
    }
  });
});

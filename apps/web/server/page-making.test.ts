import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { createOwnPages } from './own-pages';
import { createPageMaking } from './page-making';
import { aPage } from './stored-page.fixture';
import { plainBytes, type StoredPage } from './stored-page';

const KEY = '/actualites';
const NEWS = 'api::news.news';
const ABOUT = { tags: [NEWS], day: null };

function change(): void {
  feedMarks.apply([{ tags: [NEWS], change: 1 }], 1);
}

const HASHES = new Map<string, string | null>();

function aMaking() {
  const makePage = vi.fn<(key: string) => Promise<StoredPage | null>>();
  const shared = {
    read: vi.fn<(key: string) => Promise<StoredPage | null>>(async () => null),
    takeLock: async (): Promise<(() => Promise<void>) | null> => async () => undefined,
    write: async () => undefined,
    writeMissing: async () => undefined,
    remove: async () => undefined,
    waitFor: async (): Promise<StoredPage | null> => null,
  };
  const hashNow = async (name: string) => HASHES.get(name) ?? null;
  return {
    ...createPageMaking({ own: createOwnPages(), shared, makePage, hashNow, contentTimeoutMs: 2000 }),
    makePage,
    shared,
  };
}

const text = (page: StoredPage | null) => page && plainBytes(page).toString();

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('making a page', () => {
  it('one node makes it: who takes the place after it takes what it made', async () => {
    const { make, makePage, shared } = aMaking();
    shared.read.mockImplementation(() => aPage({ html: 'theirs' }));

    expect(text(await make(KEY, null))).toBe('theirs');
    expect(makePage).not.toHaveBeenCalled();
  });

  it.each([
    ['/actualites', null, 1],
    ['/visite?lieu=lyon', null, 0],
    ['/recherche?q=lyon', { isBrief: true }, 0],
    ['/programmes?campus=lyon', { isBrief: false }, 1],
  ])('%s is rendered under a lock only where the nodes share it', async (key, known, locks) => {
    const { make, makePage, shared } = aMaking();
    const takeLock = vi.spyOn(shared, 'takeLock');
    makePage.mockImplementation(() => aPage());
    await make(key, known && (await aPage(known)));

    expect([takeLock.mock.calls.length, shared.read.mock.calls.length]).toEqual([locks, locks]);
  });

  it('what another node made before the last change is made again', async () => {
    const { make, makePage, shared } = aMaking();
    shared.read.mockResolvedValue(await aPage({ html: 'theirs', about: ABOUT }));
    makePage.mockImplementation(() => aPage({ html: 'new', about: ABOUT }));
    change();

    expect(text(await make(KEY, null))).toBe('new');
  });

  it('who comes after a change does not get what was begun before it', async () => {
    const { make, makePage } = aMaking();
    const begun = await aPage({ html: 'old', about: ABOUT });
    makePage.mockImplementationOnce(async () => {
      await sleep(20);
      return begun;
    });
    makePage.mockImplementation(() => aPage({ html: 'new', about: ABOUT }));
    const first = make(KEY, null);
    await sleep(5);
    change();

    expect(text(await make(KEY, null))).toBe('new');
    expect(text(await first)).toBe('old');
    expect(makePage).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a failure', () => aPage({ status: 503 })],
    ['what lacks a part', () => aPage({ isIncomplete: true })],
    ['an exception', () => Promise.reject(new Error('broken'))],
  ])('S-06 after %s nobody tries again for a moment', async (_name, outcome) => {
    const { make, makePage, isPaused } = aMaking();
    makePage.mockImplementation(outcome);
    await make(KEY, await aPage()).catch(() => null);

    expect(isPaused(KEY)).toBe(true);
    makePage.mockImplementation(() => aPage());
    await make(KEY, await aPage());
    expect(isPaused(KEY)).toBe(false);
  });
});

describe('S-08 many pages that have to be made at the same moment', () => {
  const PAGES = ['/1', '/2', '/3', '/4', '/5', '/6'];

  /** Each page is under way until it is told how it ends. */
  function aSlowMaking() {
    const parts = aMaking();
    const ends = new Map<string, (page: Promise<StoredPage>) => void>();
    parts.makePage.mockImplementation((key) => new Promise((resolve) => ends.set(key, resolve)));
    const begun = () => parts.makePage.mock.calls.map(([key]) => key);
    return { ...parts, begun, end: (key: string, page: Promise<StoredPage>) => ends.get(key)?.(page) };
  }

  it('four at once, the others in their order, whether or not one of those before them fails', async () => {
    const { make, begun, end } = aSlowMaking();
    const old = await aPage({ html: 'old' });
    const made = PAGES.map((key) => make(key, old).catch(() => null));
    await expect.poll(begun).toEqual(['/1', '/2', '/3', '/4']);
    end('/2', Promise.reject(new Error('broken')));
    await expect.poll(begun).toEqual(['/1', '/2', '/3', '/4', '/5']);
    end('/3', aPage({ html: 'new' }));
    await expect.poll(begun).toEqual(PAGES);
    for (const key of PAGES) end(key, aPage({ html: 'new' }));

    expect((await Promise.all(made)).map(text)).toEqual(['new', null, 'new', 'new', 'new', 'new']);
  });

  it('a page of which there is nothing to give waits for nobody', async () => {
    const { make, begun, end } = aSlowMaking();
    const old = await aPage({ html: 'old' });
    const made = [...PAGES.map((key) => make(key, old)), make('/unknown', null)];
    await expect.poll(begun).toContain('/unknown');
    for (const key of PAGES)
      await expect
        .poll(begun)
        .toContain(key)
        .then(() => end(key, aPage()));
    end('/unknown', aPage());

    await Promise.all(made);
  });

  it('who waits for another node takes up no place', async () => {
    const { make, begun, end, shared } = aSlowMaking();
    const old = await aPage({ html: 'old' });
    const theirs = await aPage({ html: 'theirs' });
    let tell: (page: StoredPage) => void = () => undefined;
    const told = new Promise<StoredPage>((resolve) => (tell = resolve));
    shared.takeLock = async () => null;
    shared.waitFor = () => told;
    const waiting = PAGES.map((key) => make(key, old));
    await sleep(5);
    shared.takeLock = async () => async () => undefined;
    const own = make('/own', old);
    await expect.poll(begun).toEqual(['/own']);
    end('/own', aPage({ html: 'new' }));
    tell(theirs);

    expect(text(await own)).toBe('new');
    expect((await Promise.all(waiting)).map(text)).toEqual(PAGES.map(() => 'theirs'));
  });
});

describe('a page that a change might have changed', () => {
  const answers = [['menu', 'm1'] as const, ['news', 'n1'] as const];
  const lastGood = () => aPage({ html: 'old', about: ABOUT, answers });
  const say = (menu: string | null, news: string | null) => {
    HASHES.set('menu', menu);
    HASHES.set('news', news);
  };

  it('stays as it is when all that it was made of says the same, and is right from then on', async () => {
    const { make, makePage } = aMaking();
    const page = await lastGood();
    change();
    say('m1', 'n1');
    const confirmed = await make(KEY, page);

    expect(makePage).not.toHaveBeenCalled();
    expect(confirmed).toMatchObject({ hash: page.hash, br: page.br, point: { position: 1 } });
  });

  it.each<[string, Partial<StoredPage>, [string | null, string | null]]>([
    ['an answer says something else', {}, ['m1', 'n2']],
    ['an answer cannot be read', {}, [null, 'n1']],
    ['it was made of more than answers', { answers: null }, ['m1', 'n1']],
    ['it lacks a part', { isIncomplete: true }, ['m1', 'n1']],
    ['a part of it is old', { renewAt: 1 }, ['m1', 'n1']],
    ['its day is over', { around: { tags: [], day: '2020-01-01' } }, ['m1', 'n1']],
    ['something on it has come or gone', { turnsAt: 1 }, ['m1', 'n1']],
  ])('is made again when %s', async (_why, facts, [menu, news]) => {
    const { make, makePage } = aMaking();
    const page = { ...(await lastGood()), ...facts };
    makePage.mockImplementation(() => aPage({ html: 'new', about: ABOUT }));
    change();
    say(menu, news);

    expect(text(await make(KEY, page))).toBe('new');
  });
});

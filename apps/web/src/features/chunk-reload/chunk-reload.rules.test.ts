import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CHUNK_RELOAD_SCRIPT } from './chunk-reload.rules';

const CHUNK = 'https://www.meridia.example/_next/static/chunks/0a1b.js';
const NOW = Date.UTC(2026, 10, 14);

type State = { reloadedAt?: number } | undefined;
type Browser = {
  /** The entries of the tab, the current one last; null in a browser that does not give them. */
  entries?: State[] | null;
  isOnline?: boolean;
  arrival?: 'navigate' | 'reload';
  loaded?: { name: string; responseStatus: number }[];
};
type Target = { src?: string; href?: string };

/** A page where these files fail after the script ran. */
function open(browser: Browser, failures: Target[]) {
  const { entries = [undefined], isOnline = true, arrival = 'navigate', loaded = [] } = browser;
  const states = entries ?? [];
  const fail: ((event: { target: Target }) => void)[] = [];
  let reloads = 0;
  const navigation = {
    entries: () => states.map((state) => ({ getState: () => state })),
    currentEntry: { getState: () => states.at(-1) },
    updateCurrentEntry: ({ state }: { state: State }) => states.splice(-1, 1, state),
  };
  runInNewContext(CHUNK_RELOAD_SCRIPT, {
    window: entries ? { navigation } : {},
    navigator: { onLine: isOnline },
    performance: { getEntriesByType: (type: string) => (type === 'resource' ? loaded : [{ type: arrival }]) },
    location: { reload: () => (reloads += 1) },
    Date: { now: () => NOW },
    addEventListener: (_type: string, listener: (typeof fail)[number]) => fail.push(listener),
  });
  for (const target of failures) for (const listener of fail) listener({ target });
  return { reloads, states };
}

describe('STATE-05 a file of the build that fails to load', () => {
  it.each<[string, Browser, Target, number]>([
    ['reloads the page', {}, { src: CHUNK }, 1],
    ['reloads it for a style sheet as well', {}, { href: CHUNK.replace('.js', '.css') }, 1],
    ['does not for an image of the page', {}, { src: 'https://www.meridia.example/media/a.jpg' }, 0],
    ['does not for an error of a script', {}, {}, 0],
    ['does not within the minute', { entries: [{ reloadedAt: NOW - 59_999 }] }, { src: CHUNK }, 0],
    ['does when the minute is over', { entries: [{ reloadedAt: NOW - 60_000 }] }, { src: CHUNK }, 1],
    [
      'does not within the minute on the next page of the tab',
      { entries: [{ reloadedAt: NOW - 1000 }, undefined] },
      { src: CHUNK },
      0,
    ],
    ['does not offline, where a reload would lose the page', { isOnline: false }, { src: CHUNK }, 0],
    ['does in a browser that does not tell its history', { entries: null }, { src: CHUNK }, 1],
    ['does not there after a reload', { entries: null, arrival: 'reload' }, { src: CHUNK }, 0],
  ])('%s', (_sentence, browser, target, reloads) => {
    expect(open(browser, [target]).reloads).toBe(reloads);
  });

  it('reloads once, however many fail', () => {
    expect(open({}, [{ src: CHUNK }, { src: CHUNK }]).reloads).toBe(1);
  });

  it('reloads for one that had failed before the script ran', () => {
    const loaded = [{ name: CHUNK, responseStatus: 404 }];
    expect(open({ loaded }, []).reloads).toBe(1);
  });

  it('has nothing to say of those that were loaded', () => {
    const loaded = [{ name: CHUNK, responseStatus: 200 }];
    expect(open({ loaded }, []).reloads).toBe(0);
  });

  it('keeps what others wrote in the history', () => {
    const state = { reloadedAt: 0, place: 3 };
    expect(open({ entries: [state] }, [{ src: CHUNK }]).states).toEqual([{ place: 3, reloadedAt: NOW }]);
  });
});

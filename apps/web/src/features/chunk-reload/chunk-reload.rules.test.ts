import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CHUNK_RELOAD_SCRIPT } from './chunk-reload.rules';

const CHUNK = 'https://www.meridia.example/_site/frame-0a1b.js';
const NOW = Date.UTC(2026, 10, 14);

type State = { reloadedAt?: number } | undefined;
type Browser = {
  /** The entries of the tab, the current one last; null in a browser that does not give them. */
  entries?: State[] | null;
  isOnline?: boolean;
  arrival?: 'navigate' | 'reload';
  loaded?: { name: string; responseStatus: number }[];
  /** A click that waits for its code. */
  busyLink?: object;
};
type Target = { src?: string; href?: string };
type Failure = { type: 'error' | 'vite:preloadError'; target: Target };

const failed = (target: Target): Failure => ({ type: 'error', target });
/** What a script asked for later: Vite tells the window. */
const NOT_IMPORTED: Failure = { type: 'vite:preloadError', target: {} };

/** A page where these files fail after the script ran. */
function open(browser: Browser, failures: Failure[]) {
  const { entries = [undefined], isOnline = true, arrival = 'navigate', loaded = [], busyLink } = browser;
  const states = entries ?? [];
  const listeners: { type: string; listener: (event: Failure) => void }[] = [];
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
    document: {
      querySelector: (selector: string) => (selector.startsWith('a[aria-busy') && busyLink) || null,
    },
    addEventListener: (type: string, listener: (event: Failure) => void) =>
      listeners.push({ type, listener }),
  });
  for (const failure of failures) {
    for (const { type, listener } of listeners) if (type === failure.type) listener(failure);
  }
  return { reloads, states };
}

describe('STATE-05 a file of the build that fails to load', () => {
  it.each<[string, Browser, Failure, number]>([
    ['reloads the page', {}, failed({ src: CHUNK }), 1],
    ['reloads it for what a script loads later', {}, NOT_IMPORTED, 1],
    ['does not for what a click waits for: its link is followed', { busyLink: {} }, NOT_IMPORTED, 0],
    ['nor for its sheet', { busyLink: {} }, failed({ href: CHUNK.replace('.js', '.css') }), 0],
    ['does not offline for what a script loads later', { isOnline: false }, NOT_IMPORTED, 0],
    ['reloads it for a style sheet as well', {}, failed({ href: CHUNK.replace('.js', '.css') }), 1],
    ['does not for an image of the page', {}, failed({ src: 'https://www.meridia.example/media/a.jpg' }), 0],
    ['does not for an error of a script', {}, failed({}), 0],
    ['does not within the minute', { entries: [{ reloadedAt: NOW - 59_999 }] }, failed({ src: CHUNK }), 0],
    ['does when the minute is over', { entries: [{ reloadedAt: NOW - 60_000 }] }, failed({ src: CHUNK }), 1],
    [
      'does not within the minute on the next page of the tab',
      { entries: [{ reloadedAt: NOW - 1000 }, undefined] },
      failed({ src: CHUNK }),
      0,
    ],
    ['does not offline, where a reload would lose the page', { isOnline: false }, failed({ src: CHUNK }), 0],
    ['does in a browser that does not tell its history', { entries: null }, failed({ src: CHUNK }), 1],
    ['does not there after a reload', { entries: null, arrival: 'reload' }, failed({ src: CHUNK }), 0],
  ])('%s', (_sentence, browser, failure, reloads) => {
    expect(open(browser, [failure]).reloads).toBe(reloads);
  });

  it('reloads once, however many fail', () => {
    expect(open({}, [failed({ src: CHUNK }), NOT_IMPORTED]).reloads).toBe(1);
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
    expect(open({ entries: [state] }, [failed({ src: CHUNK })]).states).toEqual([
      { place: 3, reloadedAt: NOW },
    ]);
  });
});

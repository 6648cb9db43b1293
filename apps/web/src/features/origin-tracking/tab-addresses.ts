import type { Visited } from './origin.rules';
import { outsideHost } from './outside-host';

type TabEntry = { index: number; url: string | null; getState: () => unknown };

/** What is used of the Navigation API, whose types TypeScript does not have yet. */
type TabHistory = {
  entries: () => TabEntry[];
  currentEntry: TabEntry | null;
  updateCurrentEntry: (options: { state: unknown }) => void;
};

declare global {
  // `var`: a property of the window. Not in every browser.
  var navigation: TabHistory | undefined;
}

type EntryState = { referrerHost?: unknown };

function stateOf(entry: TabEntry): EntryState {
  const state = entry.getState();
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * TRACK-05: notes in the history of the tab, which ends with it, the host of the other site that led here. The address of a page
 * says nothing of that, and the next page only knows this one.
 */
export function noteReferrer(): void {
  const entry = globalThis.navigation?.currentEntry;
  const referrerHost = outsideHost(document.referrer, location.host);
  if (!entry || !referrerHost) return;
  const state = stateOf(entry);
  if (state.referrerHost === referrerHost) return;
  globalThis.navigation?.updateCurrentEntry({ state: { ...state, referrerHost } });
}

/** The page of this site that led here: of a new tab, the one in which its link was. */
const ownReferrer = (): Visited[] =>
  document.referrer.startsWith(`${location.origin}/`)
    ? [{ address: document.referrer, referrerHost: null }]
    : [];

function toVisited(entry: TabEntry): Visited[] {
  const { referrerHost } = stateOf(entry);
  const isHost = typeof referrerHost === 'string' && referrerHost !== '';
  return entry.url === null ? [] : [{ address: entry.url, referrerHost: isHost ? referrerHost : null }];
}

/** The pages of this site that led the tab here, this one last; the page before alone where the browser does not tell more. */
export function tabAddresses(): Visited[] {
  const { navigation } = globalThis;
  const last = navigation?.currentEntry?.index ?? -1;
  const past = navigation?.entries().filter(({ index }) => index <= last) ?? [];
  return [...ownReferrer(), ...past.flatMap(toVisited)];
}

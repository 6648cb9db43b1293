import { afterEach, describe, expect, it, vi } from 'vitest';
import { landingOrigin } from './landing.rules';
import { noteReferrer, tabAddresses } from './tab-addresses';

const SITE = 'https://www.meridia.example';

/** A tab of a browser, as the Navigation API tells it: each document is an entry with a state that lives as long as the tab. */
function openTab() {
  const entries: { index: number; url: string; state: unknown; getState: () => unknown }[] = [];
  const navigation = {
    entries: () => entries,
    get currentEntry() {
      return entries.at(-1) ?? null;
    },
    updateCurrentEntry({ state }: { state: unknown }) {
      const current = entries.at(-1);
      if (current) current.state = structuredClone(state);
    },
  };
  vi.stubGlobal('navigation', navigation);
  return {
    entries,
    visit(path: string, referrer: string, state: unknown = undefined) {
      const entry = { index: entries.length, url: `${SITE}${path}`, state, getState: () => entry.state };
      entries.push(entry);
      vi.stubGlobal('location', { origin: SITE, host: new URL(SITE).host });
      vi.stubGlobal('document', { referrer });
      noteReferrer();
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('TRACK-05 another site that led to the landing', () => {
  it.each([
    ['a search engine', 'https://www.google.fr/', 'ORGANIC_google'],
    ['another site', 'https://letudiant.fr/', 'REFERRAL_letudiant.fr'],
  ])('%s is known any number of pages later', (_sentence, referrer, origin) => {
    const tab = openTab();
    tab.visit('/campus', referrer);
    for (let page = 1; page <= 10; page += 1) tab.visit(`/actualites/page/${page}`, `${SITE}/campus`);
    expect(landingOrigin(tabAddresses())?.origin).toBe(origin);
  });

  it('is noted beside what the entry of the tab holds already, and nothing of its path is', () => {
    const tab = openTab();
    tab.visit('/campus', 'https://www.google.fr/search?q=secret', { reloadedAt: 7 });
    expect(tab.entries[0]?.state).toEqual({ reloadedAt: 7, referrerHost: 'www.google.fr' });
  });

  it('nothing is noted of the site itself, of a direct visit, or where the browser has no such history', () => {
    const tab = openTab();
    tab.visit('/campus', `${SITE}/`);
    tab.visit('/contact', '');
    expect(tab.entries.map(({ state }) => state)).toEqual([undefined, undefined]);
    expect(landingOrigin(tabAddresses())).toBeNull();
    vi.stubGlobal('navigation', undefined);
    expect(noteReferrer).not.toThrow();
    expect(tabAddresses()).toEqual([]);
  });

  it('a state that is not ours says nothing', () => {
    const tab = openTab();
    tab.visit('/campus', '', 'text');
    tab.visit('/contact', '', { referrerHost: { a: 1 } });
    expect(landingOrigin(tabAddresses())).toBeNull();
  });
});

import { NOTHING_KEPT, type Kept } from '../kept-typing.rules';

const KEY = 'meridia-kept-typing';

/** Of the tab: it outlives a reload and a crash, and is gone with the tab. */
export function readKept(): Kept {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored ? { ...NOTHING_KEPT, ...(JSON.parse(stored) as Partial<Kept>) } : NOTHING_KEPT;
  } catch {
    return NOTHING_KEPT;
  }
}

/** A browser may refuse to store: then the form is as it would be without. */
export function changeKept(change: (kept: Kept) => Kept): Kept {
  const kept = change(readKept());
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return kept;
  }
  return kept;
}

/** Strapi forgets it before it takes the form away, when a session is over. */
export const isSessionOver = (): boolean => localStorage.getItem('isLoggedIn') === null;

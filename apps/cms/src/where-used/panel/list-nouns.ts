import { TYPE_NOUNS } from '../nouns.data';

const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** « Événements », above a list of them. */
export const LIST_NOUNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TYPE_NOUNS).map(([uid, [, several]]) => [uid, capitalised(several)]),
);

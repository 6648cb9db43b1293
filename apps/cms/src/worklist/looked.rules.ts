import type { Locale } from '@meridia/domain/locales';
import type { Finding } from '../guard/guard.model';
import type { Version } from './read-versions';

/** A document in a language, and what the guard says of it. */
export type Looked = Version & {
  draft: readonly Finding[];
  /** Null: it is not published. */
  published: readonly Finding[] | null;
};

/** What has to be read to know it; with another stamp, again. */
export type State = {
  uid: string;
  documentId: string;
  locale: Locale;
  status: 'draft' | 'published';
  stamp: string;
};

export type Place = Pick<State, 'uid' | 'documentId' | 'locale' | 'status'>;

export const keyOf = ({ uid, documentId, locale, status }: Place): string =>
  `${uid} ${documentId} ${locale} ${status}`;

/** What was found of a state, and in which look: on which day, and by which release. */
export type KnownFindings = { stamp: string; day: string; findings: readonly Finding[] };

/** What was never looked at comes first, then what was written since, then what was looked at on another day. */
export function unknownOf(
  states: readonly State[],
  known: ReadonlyMap<string, KnownFindings>,
  day: string,
): State[] {
  const ranks: State[][] = [[], [], []];
  for (const state of states) {
    const found = known.get(keyOf(state));
    const rank = !found ? 0 : found.stamp !== state.stamp ? 1 : found.day !== day ? 2 : 3;
    ranks[rank]?.push(state);
  }
  return ranks.flat();
}

/** A draft that was published as it is says the same as what is published: it is read once. */
export function statesToRead(version: Version, facts: string): State[] {
  const { uid, documentId, locale, draftAt, publishedAt, isModified } = version;
  const draft: State = { uid, documentId, locale, status: 'draft', stamp: `${draftAt} ${facts}` };
  if (publishedAt === null || !isModified) return [draft];
  return [draft, { ...draft, status: 'published', stamp: `${publishedAt} ${facts}` }];
}

export function toLooked(version: Version, findingsOf: (key: string) => readonly Finding[]): Looked {
  const draft = findingsOf(keyOf({ ...version, status: 'draft' }));
  const published = version.isModified ? findingsOf(keyOf({ ...version, status: 'published' })) : draft;
  return { ...version, draft, published: version.publishedAt === null ? null : published };
}

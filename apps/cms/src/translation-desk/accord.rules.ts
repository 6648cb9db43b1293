import type { VersionAction } from '../history/version.rules';

/** A version of a document in a language, without what it says; lists of them begin with the oldest. */
export type VersionFact = {
  id: number;
  action: VersionAction;
  hash: string;
  author: string | null;
  at: Date;
};

export const SAVES: readonly VersionAction[] = ['baseline', 'create', 'update', 'restore', 'clone'];

/** A publication that says something else than the version before was saved by the same click. */
function isSave({ action, hash }: VersionFact, before: VersionFact | undefined): boolean {
  return SAVES.includes(action) || (action === 'publish' && hash !== before?.hash);
}

/** A language that was deleted begins anew. */
function sinceDeletion(versions: readonly VersionFact[]): readonly VersionFact[] {
  return versions.slice(versions.findLastIndex(({ action }) => action === 'delete') + 1);
}

/**
 * TRAD-02: the version with which the English was saved last. What the languages share (`shared`) is no work on the English; what was
 * saved and then abandoned counts no more than if it had not been written: the draft is what was published again.
 */
export function lastSave(english: readonly VersionFact[]): VersionFact | null {
  let saved: VersionFact | null = null;
  let published: VersionFact | null = null;
  let before: VersionFact | undefined;
  for (const version of sinceDeletion(english)) {
    if (isSave(version, before)) saved = version;
    if (version.action === 'publish') published = saved;
    if (version.action === 'discardDraft') saved = published ?? saved;
    before = version;
  }
  return saved;
}

/** The French that the English was written from, and the French of now; null: there is no history of either, or they are one. */
export type Compared = { then: number; now: number };

/**
 * TRAD-02: content that was there before its history (the seed) is held to be up to date: its first version is the French of then. A mark
 * is worth as much as a save: the French version that it names needed no change of the English.
 */
export function comparedVersions(
  french: readonly VersionFact[],
  english: readonly VersionFact[],
  marked: number | null,
): Compared | null {
  const kept = sinceDeletion(french);
  const saved = lastSave(english);
  const now = kept.at(-1);
  const [first] = kept;
  if (!now || !first) return null;
  const source = saved && kept.findLast(({ id }) => id < saved.id);
  const accord = Math.max(source?.id ?? 0, marked ?? 0) || first.id;
  const isSame = accord >= now.id || kept.find(({ id }) => id === accord)?.hash === now.hash;
  return isSame ? null : { then: accord, now: now.id };
}

/** The version in which the French last said something new: publications change nothing. */
export function lastChange(french: readonly VersionFact[]): VersionFact | null {
  return (
    french.findLast(({ hash, action }, place) => action !== 'delete' && hash !== french[place - 1]?.hash) ??
    null
  );
}

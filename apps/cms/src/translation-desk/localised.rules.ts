import { differencesOf, type Difference } from '../history/differences.rules';
import type { Attribute, Model } from '../history/model';
import type { Snapshot } from '../history/snapshot.rules';
import type { Words } from '../history/value-text.rules';

type Localisable = { pluginOptions?: { i18n?: { localized?: boolean } } };

export const isLocalised = (part: object): boolean =>
  (part as Localisable).pluginOptions?.i18n?.localized === true;

/** The fields of a type that each language says in its own way; relations follow the document and are none. */
export const localisedFields = ({ attributes }: Pick<Model, 'attributes'>): string[] =>
  Object.keys(attributes).filter((name) => isLocalised(attributes[name] ?? {}));

/** A text without form: it is written at the desk, everything else in its form. */
export const isPlainText = ({ type, customField }: Attribute): boolean =>
  (type === 'string' || type === 'text') && customField === undefined;

const only = (snapshot: Snapshot, name: string): Snapshot => ({ [name]: snapshot[name] ?? null });

/** TRAD-02: what changed in a field between two versions; the others are not looked at. */
export function changesOf(
  words: Words,
  { uid, name }: { uid: string; name: string },
  { then, now }: { then: Snapshot; now: Snapshot },
): Difference[] {
  return differencesOf(words, uid, only(then, name), only(now, name));
}

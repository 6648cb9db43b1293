import { alignParts } from './align.rules';
import type { Attribute } from './model';
import { isSameJson } from './same.rules';
import type { Snapshot } from './snapshot.rules';
import { textChange, type TextChange } from './text-change.rules';
import { formFields, isFields, partName, partText, valueText, type Words } from './value-text.rules';

/** One difference, under the name that an editor gives to its place: « Contenu de la page › Accordéon › Titre ». */
export type Difference = TextChange & { label: string; kind: 'added' | 'removed' | 'changed' };

type Part = Record<string, unknown>;
type Compared = { words: Words; label: string };

const FORMATTING = 'Mise en forme modifiée';

function difference(label: string, before: string, after: string): Difference {
  // The letters are the same, and the text is not: some are bold now, or a link.
  if (before === after) return { label, kind: 'changed', start: '', removed: '', added: FORMATTING, end: '' };
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
  return { label, kind, ...textChange(before, after) };
}

/** Names of documents and files are for reading: what counts is which they are. */
function identityOf({ type }: Attribute, value: unknown): unknown {
  if (type !== 'relation' && type !== 'media') return value ?? null;
  const ids = [value]
    .flat()
    .filter(isFields)
    .map(({ documentId, id }) => documentId ?? id);
  return ids;
}

const partsOf = (value: unknown): Part[] => [value].flat().filter(isFields);

function compareParts(compared: Compared, attribute: Attribute, before: unknown, after: unknown) {
  const { words, label } = compared;
  const uidOf = (part: Part) => attribute.component ?? String(part.__component);
  const isList = attribute.type === 'dynamiczone' || attribute.repeatable === true;
  const pairs = alignParts({
    before: partsOf(before),
    after: partsOf(after),
    isSame: isSameJson,
    kindOf: uidOf,
  });
  return pairs.flatMap((pair, place): Difference[] => {
    const part = pair.after ?? pair.before ?? {};
    const uid = uidOf(part);
    const name = isList ? `${label} › ${partName(words, uid)} ${place + 1}` : label;
    if (pair.before && pair.after) return compareFields({ words, label: name }, uid, pair.before, pair.after);
    const text = partText(words, uid, part);
    return pair.after
      ? [{ label: name, kind: 'added', ...textChange('', text) }]
      : [{ label: name, kind: 'removed', ...textChange(text, '') }];
  });
}

function compareFields({ words, label }: Compared, uid: string, before: Part, after: Part): Difference[] {
  return formFields(words, uid).flatMap(([name, attribute]) => {
    const own = words.labelOf(uid, name);
    const compared = { words, label: label ? `${label} › ${own}` : own };
    const [old, young] = [before[name], after[name]];
    if (isSameJson(identityOf(attribute, old), identityOf(attribute, young))) return [];
    if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      return compareParts(compared, attribute, old, young);
    const [oldText, youngText] = [valueText(words, attribute, old), valueText(words, attribute, young)];
    // An empty text and none at all are the same to a reader.
    return oldText === '' && youngText === '' ? [] : [difference(compared.label, oldText, youngText)];
  });
}

/** What an editor would see change, field by field, in the words of her form. */
export function differencesOf(words: Words, uid: string, before: Snapshot, after: Snapshot): Difference[] {
  return compareFields({ words, label: '' }, uid, before, after);
}

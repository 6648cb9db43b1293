import { contentFields, isToMany, type Attribute, type ModelOf } from './model';
import type { NamedDocument, NamedFile, Snapshot } from './snapshot.rules';

/** What a version names: it may be gone by now. */
export type Reference =
  | { field: string; uid: string; documentId: string; name: string }
  | { field: string; fileId: number; name: string };

type Fields = Record<string, unknown>;
type Restoring = { modelOf: ModelOf; isThere: (reference: Reference) => boolean };

const listOf = <Item>(value: unknown): Item[] =>
  [value].flat().filter((item) => typeof item === 'object' && item !== null) as Item[];

function ownReferences(field: string, { type, target = '' }: Attribute, value: unknown): Reference[] {
  if (type === 'relation')
    return listOf<NamedDocument>(value).map(({ documentId, title }) => ({
      field,
      uid: target,
      documentId,
      name: title,
    }));
  if (type === 'media') return listOf<NamedFile>(value).map(({ id, name }) => ({ field, fileId: id, name }));
  return [];
}

const uidOf = ({ component }: Attribute, part: Fields): string => component ?? String(part.__component);

/** Every document and file that a version names, however deep; by its outer field. */
export function referencesIn(modelOf: ModelOf, uid: string, snapshot: Snapshot, outer?: string): Reference[] {
  return contentFields(modelOf(uid)).flatMap(([name, attribute]) => {
    const field = outer ?? name;
    const value = snapshot[name];
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone')
      return ownReferences(field, attribute, value);
    return listOf<Fields>(value).flatMap((part) =>
      referencesIn(modelOf, uidOf(attribute, part), part, field),
    );
  });
}

function restoredValue(restoring: Restoring, attribute: Attribute, value: unknown): unknown {
  const { type, repeatable, multiple } = attribute;
  const kept = ownReferences('', attribute, value).filter(restoring.isThere);
  if (type === 'relation') {
    const named = kept.flatMap((one) => ('documentId' in one ? [{ documentId: one.documentId }] : []));
    return { set: isToMany(attribute) ? named : named.slice(0, 1) };
  }
  if (type === 'media') {
    const ids = kept.flatMap((one) => ('fileId' in one ? [one.fileId] : []));
    return multiple ? ids : (ids[0] ?? null);
  }
  if (type !== 'component' && type !== 'dynamiczone') return value ?? null;
  const parts = listOf<Fields>(value)
    // A block that the model no longer has cannot be written.
    .filter((part) => restoring.modelOf(uidOf(attribute, part)))
    .map((part) => {
      const uid = uidOf(attribute, part);
      const fields = restoredData(restoring, uid, part);
      return type === 'dynamiczone' ? { __component: uid, ...fields } : fields;
    });
  return type === 'dynamiczone' || repeatable ? parts : (parts[0] ?? null);
}

/** What the document service is given so that a document says again what its version says. */
export function restoredData(restoring: Restoring, uid: string, snapshot: Snapshot): Fields {
  const fields = contentFields(restoring.modelOf(uid)).map(([name, attribute]) => [
    name,
    restoredValue(restoring, attribute, snapshot[name]),
  ]);
  return Object.fromEntries(fields);
}

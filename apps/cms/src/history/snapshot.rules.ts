import { contentFields, isToMany, type Attribute, type Model, type ModelOf } from './model';

/** A document that another one names, and what it was called then. */
export type NamedDocument = { documentId: string; title: string };
export type NamedFile = { id: number; name: string };
export type Snapshot = Record<string, unknown>;

type Row = Record<string, unknown>;
type Reading = { modelOf: ModelOf; mainFieldOf: (uid: string) => string; hasNames: boolean };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
/** A name that is shown; what is no text has none. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
const rowsOf = (value: unknown): Row[] => [value].flat().filter(isRow);

function documentsOf(value: unknown, target: string, { mainFieldOf, hasNames }: Reading) {
  const named = rowsOf(value).map((row) => ({
    documentId: String(row.documentId),
    ...(hasNames ? { title: nameOf(row[mainFieldOf(target)]) } : {}),
  }));
  // A document has several rows: named once, it is one.
  return named.filter(
    ({ documentId }, place) => named.findIndex((other) => other.documentId === documentId) === place,
  );
}

function filesOf(value: unknown, { hasNames }: Reading) {
  return rowsOf(value).map(({ id, name }) => ({ id, ...(hasNames ? { name: nameOf(name) } : {}) }));
}

function valueOf(value: unknown, attribute: Attribute, reading: Reading): unknown {
  const { type, target = '', component = '', repeatable, multiple } = attribute;
  const oneOrAll = (all: unknown[], isList: boolean | undefined) => (isList ? all : (all[0] ?? null));
  if (type === 'relation') return oneOrAll(documentsOf(value, target, reading), isToMany(attribute));
  if (type === 'media') return oneOrAll(filesOf(value, reading), multiple);
  if (type === 'component') {
    const parts = rowsOf(value).map((part) => readFields(part, reading.modelOf(component), reading));
    return oneOrAll(parts, repeatable);
  }
  if (type === 'dynamiczone')
    return rowsOf(value).map((part) => {
      const uid = String(part.__component);
      return { __component: uid, ...readFields(part, reading.modelOf(uid), reading) };
    });
  return value ?? null;
}

function readFields(row: Row, model: Model | undefined, reading: Reading): Snapshot {
  const fields = contentFields(model).map(([name, attribute]) => [
    name,
    valueOf(row[name], attribute, reading),
  ]);
  return Object.fromEntries(fields);
}

/** Everything that an editor wrote in a document, without the numbers of its rows: two snapshots are equal when their content is. */
export function toSnapshot(row: Row, model: Model, reading: Omit<Reading, 'hasNames'>): Snapshot {
  return readFields(row, model, { ...reading, hasNames: true });
}

/** What tells versions apart: a campus that got another name changes no event that names it. */
export function toComparable(row: Row, model: Model, reading: Omit<Reading, 'hasNames'>): string {
  return JSON.stringify(readFields(row, model, { ...reading, hasNames: false }));
}

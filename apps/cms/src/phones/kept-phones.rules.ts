import { toStoredPhone } from './phone.rules';

type Path = readonly (string | number)[];
type Kept = { value: unknown; wrong: Path[] };

/** Where each type keeps a number. */
export const PHONE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'api::campus.campus': ['phone'],
  'api::site.site': ['schools', 'phone', 'number'],
};

function keepOne(value: unknown, path: Path): Kept {
  if (typeof value !== 'string') return { value, wrong: [] };
  // A field that was emptied has no number.
  if (value.trim() === '') return { value: null, wrong: [] };
  const stored = toStoredPhone(value);
  return stored ? { value: stored, wrong: [] } : { value, wrong: [path] };
}

function keepEach(list: readonly unknown[], names: readonly string[], path: Path): Kept {
  const entries = list.map((entry, index) => keepPhones(entry, names, [...path, index]));
  return { value: entries.map(({ value }) => value), wrong: entries.flatMap(({ wrong }) => wrong) };
}

/** What is written, with its numbers in their one form; and where there is something else. */
export function keepPhones(value: unknown, names: readonly string[], path: Path = []): Kept {
  const [name, ...deeper] = names;
  if (name === undefined) return keepOne(value, path);
  if (Array.isArray(value)) return keepEach(value, names, path);
  if (typeof value !== 'object' || value === null || !(name in value)) return { value, wrong: [] };
  const inner = keepPhones((value as Record<string, unknown>)[name], deeper, [...path, name]);
  return { value: { ...value, [name]: inner.value }, wrong: inner.wrong };
}

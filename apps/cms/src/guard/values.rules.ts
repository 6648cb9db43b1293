import type { Guarded, Path } from './guard.model';

type Entry = { value: Guarded; path: Path };

const isRecord = (value: unknown): value is Guarded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rich text without a letter is empty too: the editor leaves a paragraph in a field that was emptied. */
function isEmptyText(node: unknown): boolean {
  if (!isRecord(node)) return isBlank(node);
  if (node.type === 'image') return false;
  if (typeof node.text === 'string') return node.text.trim() === '';
  return Array.isArray(node.children) && node.children.every(isEmptyText);
}

/** Nothing that a reader would see: spaces, an empty list, a paragraph without a letter. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (!Array.isArray(value)) return false;
  return value.length === 0 || (value.every(isTextNode) && value.every(isEmptyText));
}

const isTextNode = (value: unknown) => isRecord(value) && Array.isArray(value.children);

export function textOf(document: Guarded, field: string): string {
  const value = document[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** The component at a field, empty when it is not there. */
export function componentOf(document: Guarded, field: string): Guarded {
  const value = document[field];
  return isRecord(value) ? value : {};
}

/** The entries of a list of components, or of a zone, with where each is. */
export function entriesOf(document: Guarded, field: string, before: Path = []): Entry[] {
  const list = document[field];
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) =>
    isRecord(value) ? [{ value, path: [...before, field, index] }] : [],
  );
}

/** How many documents a relation names, read or as the form sends it. */
export function relatedCount(document: Guarded, field: string): number {
  const value = document[field];
  if (Array.isArray(value)) return value.length;
  return isRecord(value) ? 1 : 0;
}

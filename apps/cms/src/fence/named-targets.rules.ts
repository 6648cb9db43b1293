type RelationInput = { documentId?: unknown; id?: unknown; connect?: unknown; set?: unknown };

export type Named = { documentId: string } | { id: number };

/** What a relation or a media field names: a document or a row, alone, in a list, or under `connect` and `set`. */
export function namedTargets(value: unknown): Named[] {
  if (typeof value === 'number') return [{ id: value }];
  if (typeof value === 'string')
    return /^\d+$/.test(value) ? [{ id: Number(value) }] : [{ documentId: value }];
  if (Array.isArray(value)) return value.flatMap(namedTargets);
  if (typeof value !== 'object' || value === null) return [];
  const { documentId, id, connect, set } = value as RelationInput;
  return [documentId, id, connect, set].flatMap(namedTargets);
}

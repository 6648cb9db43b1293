/** ACC-03: a document is hers when it names campuses, and hers alone; one of the whole school, or of two campuses, is not. */
export function areOwn(named: readonly string[], own: readonly string[]): boolean {
  return named.length > 0 && named.every((campus) => own.includes(campus));
}

type Naming = { documentId: string; campuses: readonly string[] };

/** The documents that are hers: whatever one of their versions names counts for all of them. */
export function ownDocuments(versions: readonly Naming[], own: readonly string[]): Set<string> {
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId);
  const hers = [...byDocument].filter(([, named]) =>
    areOwn(
      named.flatMap(({ campuses }) => campuses),
      own,
    ),
  );
  return new Set(hers.map(([documentId]) => documentId));
}

/** A column as the database has it; `mustBeGiven`: a row without a value for it is refused. */
export type Column = { table: string; column: string; type: string; mustBeGiven: boolean };

const keyOf = ({ table, column }: Column) => `${table}.${column}`;

/** What the previous release, which knows nothing of the change, could not read or write any more. */
export function lossesOf(before: readonly Column[], after: readonly Column[]): string[] {
  const known = new Map(before.map((column) => [keyOf(column), column]));
  const tables = new Set(before.map(({ table }) => table));
  const left = new Map(after.map((column) => [keyOf(column), column]));
  const gone = before.flatMap((column) => {
    const now = left.get(keyOf(column));
    if (!now) return [`${keyOf(column)} is gone`];
    return now.type === column.type ? [] : [`${keyOf(column)} was ${column.type} and is ${now.type}`];
  });
  const demanded = after
    .filter((column) => tables.has(column.table) && column.mustBeGiven)
    .filter((column) => !known.get(keyOf(column))?.mustBeGiven)
    .map((column) => `${keyOf(column)} must be given`);
  return [...gone, ...demanded];
}

/**
 * `on`: the table, its columns and the rest of the definition, as `create index … on` takes them. `isOptional`: where it cannot be built,
 * the start goes on without.
 */
export type IndexDefinition = { name: string; on: string; isUnique?: boolean; isOptional?: boolean };
/** `note`: the comment of the index; ours say their definition, which PostgreSQL itself would tell in other words. */
export type FoundIndex = { name: string; note: string | null };
export type IndexPlan = { dropped: string[]; built: IndexDefinition[] };

const MARK = 'meridia: ';
const BESIDE = '__new';

export const besideOf = (name: string) => `${name}${BESIDE}`;

export const createSql = ({ name, on, isUnique }: IndexDefinition) =>
  `create ${isUnique ? 'unique ' : ''}index concurrently ${besideOf(name)} on ${on}`;

export const noteOf = (index: IndexDefinition) => `${MARK}${createSql(index)}`;

/**
 * What the database lacks, has otherwise, or has no more use for. An index of the same name that is not ours yet was made before
 * definitions were compared: it is built again, once. What a start left half built goes.
 */
export function planIndexes(defined: readonly IndexDefinition[], found: readonly FoundIndex[]): IndexPlan {
  const names = new Set(defined.map(({ name }) => name));
  const notes = new Map(found.map(({ name, note }) => [name, note]));
  const isLeft = ({ name, note }: FoundIndex) =>
    name.endsWith(BESIDE) || (note?.startsWith(MARK) && !names.has(name));
  return {
    dropped: found.filter(isLeft).map(({ name }) => name),
    built: defined.filter((index) => notes.get(index.name) !== noteOf(index)),
  };
}

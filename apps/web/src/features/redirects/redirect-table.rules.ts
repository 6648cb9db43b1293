import { encodePath } from './address-path.rules.ts';

/** A redirect of the content service, active, with its source in the stored form (REDIR-11). */
export type RedirectRule = { source: string; destination: string; kind: 'exact' | 'pattern' };

type Pattern = { expression: RegExp; destination: string };

/** Looked up at a cost that does not grow with the number of exact rules (REDIR-11). */
export type RedirectTable = { exact: ReadonlyMap<string, string>; patterns: readonly Pattern[] };

function toPattern({ source, destination }: RedirectRule): Pattern[] {
  try {
    return [{ expression: new RegExp(source, 'u'), destination }];
  } catch {
    // A pattern that the content service let through by mistake must not cost the school every other redirect.
    return [];
  }
}

/** Patterns keep their order: the first that matches wins. */
export function toRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = rules.filter(({ kind }) => kind === 'exact');
  return {
    exact: new Map(exact.map(({ source, destination }) => [source, destination])),
    patterns: rules.filter(({ kind }) => kind === 'pattern').flatMap(toPattern),
  };
}

/** `$1` is the first captured group, encoded again: a « ? » of an old path is no query of the new one. */
function fillGroups(destination: string, groups: readonly (string | undefined)[]): string {
  return destination.replace(/\$([1-9])/g, (_all, number: string) =>
    encodePath(groups[Number(number)] ?? ''),
  );
}

/** Exact rules come first, then patterns. */
export function findDestination(table: RedirectTable, path: string): string | null {
  const exact = table.exact.get(path);
  if (exact !== undefined) return exact;

  for (const { expression, destination } of table.patterns) {
    const groups = expression.exec(path);
    if (groups) return fillGroups(destination, groups);
  }
  return null;
}

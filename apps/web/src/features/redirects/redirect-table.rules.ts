import {
  PATTERNS_MAX,
  readPattern,
  type PatternProblem,
  type RedirectPattern,
} from '@meridia/domain/redirect-pattern';
import { encodePath } from './address-path.rules.ts';

/** A redirect of the content service, active, with its source in the stored form (REDIR-11). */
export type RedirectRule = { source: string; destination: string; kind: 'exact' | 'pattern' };

type Pattern = RedirectPattern & { destination: string };
type RefusedRule = { source: string; problem: PatternProblem | 'number' };

/** Looked up at a cost that does not grow with the number of exact rules (REDIR-11). */
export type RedirectTable = {
  exact: ReadonlyMap<string, string>;
  patterns: readonly Pattern[];
  /** What the content service let through by mistake: it must not cost the school every other redirect. */
  refused: readonly RefusedRule[];
};

/** Patterns keep their order: the first that matches wins. */
export function toRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  const refused: RefusedRule[] = [];
  for (const { source, destination, kind } of rules) {
    if (kind === 'exact') exact.set(source, destination);
    else {
      const pattern: RedirectPattern | RefusedRule['problem'] =
        patterns.length < PATTERNS_MAX ? readPattern(source) : 'number';
      if (typeof pattern === 'string') refused.push({ source, problem: pattern });
      else patterns.push({ ...pattern, destination });
    }
  }
  return { exact, patterns, refused };
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

  for (const { groupsIn, destination } of table.patterns) {
    const groups = groupsIn(path);
    if (groups) return fillGroups(destination, groups);
  }
  return null;
}

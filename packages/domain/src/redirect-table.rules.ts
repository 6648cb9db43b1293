import { PATTERNS_MAX, readPattern, type PatternProblem, type RedirectPattern } from './redirect-pattern.ts';
import { encodePath } from './address-path.rules.ts';
import type { RedirectKind } from './redirects.ts';

/** A redirect of the content service, active, with its source in the stored form (REDIR-11). */
export type RedirectRule = {
  source: string;
  /** Empty where the page is gone. */
  destination: string;
  kind: RedirectKind;
  /** By which its uses are counted (DESK-04). */
  documentId?: string;
};

type Pattern = RedirectPattern & { rule: RedirectRule };
type RefusedRule = { source: string; problem: PatternProblem | 'number' };

/** Looked up at a cost that does not grow with the number of exact rules (REDIR-11). */
export type RedirectTable = {
  exact: ReadonlyMap<string, RedirectRule>;
  patterns: readonly Pattern[];
  /** What the content service let through by mistake: it must not cost the school every other redirect. */
  refused: readonly RefusedRule[];
};

/** Patterns keep their order: the first that matches wins. */
export function toRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, RedirectRule>();
  const patterns: Pattern[] = [];
  const refused: RefusedRule[] = [];
  for (const rule of rules) {
    const { source, kind } = rule;
    if (kind !== 'pattern') exact.set(source, rule);
    else {
      const pattern: RedirectPattern | RefusedRule['problem'] =
        patterns.length < PATTERNS_MAX ? readPattern(source) : 'number';
      if (typeof pattern === 'string') refused.push({ source, problem: pattern });
      else patterns.push({ ...pattern, rule });
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

/** A rule, and where it leads from a path. */
export type RuleInUse = { rule: RedirectRule; to: string };

/** Exact rules come first, then patterns. */
export function findRule(table: RedirectTable, path: string): RuleInUse | null {
  const exact = table.exact.get(path);
  if (exact) return { rule: exact, to: exact.destination };

  for (const { groupsIn, rule } of table.patterns) {
    const groups = groupsIn(path);
    if (groups) return { rule, to: fillGroups(rule.destination, groups) };
  }
  return null;
}

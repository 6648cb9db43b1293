import { readIdsInTitle } from './rule-ids.ts';
import type { TestTitle } from './test-titles.ts';

export type LocatedTitle = TestTitle & { file: string };

export type Coverage = {
  rules: { id: string; tests: LocatedTitle[]; isPending: boolean }[];
  /** Rules without a test that nobody declared pending. */
  unproven: string[];
  /** Pending rules that have a test: the list can only shrink. */
  provenButPending: string[];
  /** Pending ids that are no rule. */
  unknownPending: string[];
  /** Tests that name an id that is no rule. */
  unknownInTests: { id: string; test: LocatedTitle }[];
};

type Evidence = { ruleIds: string[]; pendingIds: string[]; titles: LocatedTitle[] };

export function measureCoverage({ ruleIds, pendingIds, titles }: Evidence): Coverage {
  const claims = titles.flatMap((test) => readIdsInTitle(test.title, ruleIds).map((id) => ({ id, test })));
  const rules = ruleIds.map((id) => ({
    id,
    tests: claims.filter((claim) => claim.id === id).map(({ test }) => test),
    isPending: pendingIds.includes(id),
  }));
  const idsOf = (kept: typeof rules) => kept.map(({ id }) => id);

  return {
    rules,
    unproven: idsOf(rules.filter(({ tests, isPending }) => tests.length === 0 && !isPending)),
    provenButPending: idsOf(rules.filter(({ tests, isPending }) => tests.length > 0 && isPending)),
    unknownPending: pendingIds.filter((id) => !ruleIds.includes(id)),
    unknownInTests: claims.filter(({ id }) => !ruleIds.includes(id)),
  };
}

import { GUARD_RULES } from './guard-rules.data';
import type { Facts, Finding, Guarded } from './guard.model';

/** Everything that is wrong with a document in one language, what blocks first. */
export function findFindings(uid: string, document: Guarded, facts: Facts): Finding[] {
  const rules = (GUARD_RULES[uid] ?? []).filter(
    ({ language }) => language === undefined || language === facts.locale,
  );
  const findings = rules.flatMap(({ id, degree, sentence, faults }) =>
    faults(document, facts).map((path) => ({ rule: id, degree, path, sentence })),
  );
  return findings.toSorted((a, b) => a.degree.localeCompare(b.degree));
}

export const blocking = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ degree }) => degree === 'blocks');

import type { DryRun } from '../import-plan.rules';

export type ShownOutcome = 'created' | 'updated' | 'unchanged' | 'refused';
type ShownLine = { line: number; outcome: ShownOutcome; source: string; says: string };

/** More would make the dialog slow, and nobody reads them. */
const MAX_SHOWN = 200;
const ORDER: readonly ShownOutcome[] = ['refused', 'updated', 'created', 'unchanged'];

export type Trial = {
  counts: Record<ShownOutcome, number>;
  shown: ShownLine[];
  /** Lines that are not shown. */
  others: number;
};

function toShown(planned: DryRun['lines'][number]): ShownLine {
  const { line, outcome, source, destination } = planned;
  if (planned.outcome === 'refused') return { line, outcome, source, says: planned.message };
  const before = planned.outcome === 'updated' && planned.before;
  const says = before ? `${destination} (aujourd’hui ${before})` : destination;
  return { line, outcome, source, says };
}

/** DESK-05: every line of a file with what becomes of it, those to correct first. */
export function toTrial({ lines, problems }: DryRun): Trial {
  const all = [
    ...problems.map(({ line, message }) => ({
      ...{ line, outcome: 'refused' as const, source: '' },
      says: message,
    })),
    ...lines.map(toShown),
  ].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line);
  const countOf = (outcome: ShownOutcome) => all.filter((one) => one.outcome === outcome).length;
  return {
    counts: {
      created: countOf('created'),
      updated: countOf('updated'),
      unchanged: countOf('unchanged'),
      refused: countOf('refused'),
    },
    shown: all.slice(0, MAX_SHOWN),
    others: Math.max(0, all.length - MAX_SHOWN),
  };
}

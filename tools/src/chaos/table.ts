import { kindOf } from './visit.rules.ts';
import type { Visit } from './visitors.ts';

export type Row = {
  fault: string;
  visits: readonly Visit[];
  /** After the end of the fault; null: not in time. */
  recoveredMs: number | null;
  old: readonly string[];
  /** Told while it lasted. */
  alerts: readonly string[];
  /** The alert that must be among them; null: none has to. */
  cause: string | null;
  /** No node lives: applicants cannot be led to the CRM, and nothing that is not kept can be answered. */
  isWithoutNodes?: boolean;
};

const isWrong = ({ wrong }: Visit) => wrong !== null;
const isChoice = ({ address }: Visit) => kindOf(address) === 'choice';
/** What the edge and the mirror have kept is all that there is without nodes. */
const wrongOf = ({ visits, isWithoutNodes = false }: Row) =>
  visits.filter((visit) => isWrong(visit) && !(isWithoutNodes && kindOf(visit.address) !== 'page'));
/** Its own alert is missing, or one was told though nothing was done. */
const isWronglyTold = ({ fault, alerts, cause }: Row) =>
  cause === null ? fault === 'calm' && alerts.length > 0 : !alerts.includes(cause);

export const hasFailed = (row: Row) =>
  row.visits.length === 0 ||
  wrongOf(row).length > 0 ||
  row.recoveredMs === null ||
  row.old.length > 0 ||
  isWronglyTold(row);

function countBy(visits: readonly Visit[], nameOf: (visit: Visit) => string): string {
  const counts = new Map<string, number>();
  for (const visit of visits) counts.set(nameOf(visit), (counts.get(nameOf(visit)) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

/** Of the applicants with a complete choice, those who were led to the CRM. */
function applicantsOf(visits: readonly Visit[]): string {
  const choices = visits.filter(isChoice);
  return `${choices.filter((visit) => !isWrong(visit)).length} of ${choices.length}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A line of the table, in Markdown: what was done, and what visitors had of it. */
export function toLine(row: Row): string {
  const { fault, visits, recoveredMs, old, alerts, cause } = row;
  const cells = [
    hasFailed(row) ? 'FAILED' : 'ok',
    fault,
    countBy(visits, ({ status }) => String(status || 'cut')),
    countBy(visits, ({ found }) => found || 'none'),
    applicantsOf(visits),
    seconds(Math.max(0, ...visits.map(({ ms }) => ms))),
    recoveredMs === null ? 'not in time' : seconds(recoveredMs),
    old.length === 0 ? '0' : `${old.length}: ${old.slice(0, 3).join(' ')}`,
    [...alerts, ...(cause && !alerts.includes(cause) ? [`not ${cause}`] : [])].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const HEAD = [
  '| | Fault | Answers | Found | To the CRM | Worst wait | Recovered after | Old 5 s later | Alerts |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n');

/** Addresses that were answered wrongly, and how, with how often; those of a row without nodes too. */
export function wrongLines({ visits }: Row): string[] {
  const wrong = visits.filter(isWrong);
  return wrong.length === 0
    ? []
    : [`  wrong: ${countBy(wrong, ({ address, wrong: how }) => `${address} (${how})`)}`];
}

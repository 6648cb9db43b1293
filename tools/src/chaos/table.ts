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
};

const isLost = ({ status }: Visit) => status === 0 || status >= 500;
/** Its own alert is missing, or one was told though nothing was done. */
const isWronglyTold = ({ fault, alerts, cause }: Row) =>
  cause === null ? fault === 'calm' && alerts.length > 0 : !alerts.includes(cause);

export const hasFailed = (row: Row) =>
  row.visits.length === 0 ||
  row.visits.some(isLost) ||
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

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A line of the table, in Markdown: what was done, and what visitors had of it. */
export function toLine(row: Row): string {
  const { fault, visits, recoveredMs, old, alerts, cause } = row;
  const cells = [
    hasFailed(row) ? 'FAILED' : 'ok',
    fault,
    countBy(visits, ({ status }) => String(status || 'cut')),
    countBy(visits, ({ found }) => found || 'none'),
    seconds(Math.max(0, ...visits.map(({ ms }) => ms))),
    recoveredMs === null ? 'not in time' : seconds(recoveredMs),
    old.length === 0 ? '0' : `${old.length}: ${old.slice(0, 3).join(' ')}`,
    [...alerts, ...(cause && !alerts.includes(cause) ? [`not ${cause}`] : [])].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const HEAD = [
  '| | Fault | Answers | Found | Worst wait | Recovered after | Old 5 s later | Alerts |',
  '|---|---|---|---|---|---|---|---|',
].join('\n');

/** Addresses that were not answered, with how often. */
export function lostLines({ visits }: Row): string[] {
  const lost = visits.filter(isLost);
  return lost.length === 0
    ? []
    : [`  lost: ${countBy(lost, ({ address, status }) => `${address} (${status || 'cut'})`)}`];
}

import type { Attempt } from './editor.ts';
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
  /** What the editor tried to publish. */
  attempts: readonly Attempt[];
  /** The content service or its database is lost: nothing can be published meanwhile. */
  isWithoutContent?: boolean;
};

const isWrong = ({ wrong }: Visit) => wrong !== null;
const isChoice = ({ address }: Visit) => kindOf(address) === 'choice';
/** What the edge and the mirror have kept is all that there is without nodes. */
const wrongOf = ({ visits, isWithoutNodes = false }: Row) =>
  visits.filter((visit) => isWrong(visit) && !(isWithoutNodes && kindOf(visit.address) !== 'page'));
const refusedOf = ({ attempts }: Row) => attempts.filter(({ refused }) => refused !== null);
/** Its own alert is missing, or one was told though nothing was done. */
const isWronglyTold = ({ fault, alerts, cause }: Row) =>
  cause === null ? fault === 'calm' && alerts.length > 0 : !alerts.includes(cause);

export const hasFailed = (row: Row) =>
  row.visits.length === 0 ||
  wrongOf(row).length > 0 ||
  row.recoveredMs === null ||
  row.old.length > 0 ||
  (!row.isWithoutContent && refusedOf(row).length > 0) ||
  isWronglyTold(row);

function countBy<One>(all: readonly One[], nameOf: (one: One) => string): string {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
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

/** Of what the editor tried to publish, what was accepted. */
const publishedOf = (row: Row) => `${row.attempts.length - refusedOf(row).length} of ${row.attempts.length}`;

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
    publishedOf(row),
    seconds(Math.max(0, ...visits.map(({ ms }) => ms))),
    recoveredMs === null ? 'not in time' : seconds(recoveredMs),
    old.length === 0 ? '0' : `${old.length}: ${old.slice(0, 3).join(' ')}`,
    [...alerts, ...(cause && !alerts.includes(cause) ? [`not ${cause}`] : [])].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const HEAD = [
  '| | Fault | Answers | Found | To the CRM | Published | Worst wait | Recovered after | Old 5 s later | Alerts |',
  '|---|---|---|---|---|---|---|---|---|---|',
].join('\n');

/** Addresses that were answered wrongly, and publications that were refused, with how and how often; those of a row that is not judged too. */
export function wrongLines(row: Row): string[] {
  const wrong = countBy(row.visits.filter(isWrong), ({ address, wrong: how }) => `${address} (${how})`);
  const refused = countBy(refusedOf(row), ({ path, refused: why }) => `${path} (${why})`);
  return [...(wrong ? [`  wrong: ${wrong}`] : []), ...(refused ? [`  refused: ${refused}`] : [])];
}

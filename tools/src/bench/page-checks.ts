import type { Measured } from './measure-page.ts';
import { BUDGET, type BenchPage, type Figures } from './page-budgets.data.ts';

/** One figure of one page against its budget, and beside what it was with the engine before. */
export type Check = {
  page: string;
  figure: keyof Figures;
  measured: number;
  limit: number;
  /** Null: the page was not there. */
  before: number | null;
  culprit: string;
};

const NAMES: Record<keyof Figures, string> = {
  html: 'HTML as sent, kB',
  scripts: 'scripts, gzip, kB',
  scriptsWithModal: 'scripts and modal, kB',
  styles: 'styles, gzip, kB',
  sheets: 'style sheets',
  head: 'head of answer, kB',
  shift390: 'layout shift, 390 px',
  shift1440: 'layout shift, 1440 px',
};
const DIGITS: Partial<Record<keyof Figures, number>> = { sheets: 0, head: 2, shift390: 4, shift1440: 4 };
const FIGURES = Object.keys(NAMES) as (keyof Figures)[];

export const isOver = ({ measured, limit }: Check) => !(measured <= limit);

export function toChecks({ name, budget, before }: BenchPage, { figures, culprits }: Measured): Check[] {
  const limits = { ...BUDGET, ...budget };
  return FIGURES.flatMap((figure) => {
    const measured = figures[figure];
    if (measured === undefined) return [];
    const limit = limits[figure];
    return [
      {
        page: name,
        figure,
        measured,
        limit,
        before: before?.[figure] ?? null,
        culprit: culprits[figure] ?? '',
      },
    ];
  });
}

const toRow = (cells: readonly string[]) =>
  cells.map((cell, rank) => (rank < 2 ? cell.padEnd(22 - rank) : cell.padStart(10))).join('');

export const TITLE = toRow(['page', 'figure', 'measured', 'budget', 'before']);

export function toLine(check: Check): string {
  const { page, figure, measured, limit, before, culprit } = check;
  const shown = (value: number | null) => value?.toFixed(DIGITS[figure] ?? 1) ?? '–';
  const row = toRow([page, NAMES[figure], shown(measured), shown(limit), shown(before)]);
  return `${row}${isOver(check) ? `   OVER BUDGET ${culprit}` : ''}`.trimEnd();
}

import type { RenderCost } from './render-cost.ts';
import type { RequestCost } from './request-cost.ts';
import type { StoredWeight } from './stored-weight.ts';

/** A figure beside its limit, and where there is one, beside a server that does nothing else. */
export type Figure = {
  name: string;
  measured: number;
  unit: string;
  limit?: number;
  isLeast?: boolean;
  bare?: number;
  ratio?: number;
};

const REQUEST_MS = 0.3;
const MAX_RATIO = 4;
const RENDER_MS = 60;
const MEMORY_BYTES = 64_000_000;
const LEAST_PAGES = 1200;
const REDIS_KB = 45;

export const requestFigure = ({ name, connections, ours, bare }: RequestCost): Figure => ({
  name: `${name}, ${connections === 1 ? '1 connection' : `${connections} connections`}`,
  measured: ours,
  unit: 'ms',
  limit: REQUEST_MS,
  bare,
  ratio: ours / bare,
});

export const renderFigure = ({ template, pages, ms }: RenderCost): Figure => ({
  name: `made page, ${template} (${pages})`,
  measured: ms,
  unit: 'ms',
  limit: RENDER_MS,
});

export function weightFigures(
  { pages, redisBytes, pageBytes }: StoredWeight,
  residentBytes: number,
): Figure[] {
  return [
    {
      name: 'pages in 64 MB',
      measured: MEMORY_BYTES / pageBytes,
      unit: '',
      limit: LEAST_PAGES,
      isLeast: true,
    },
    { name: 'Redis for a page', measured: redisBytes / 1000, unit: 'kB', limit: REDIS_KB },
    { name: `process with ${pages} pages`, measured: residentBytes / 1e6, unit: 'MB' },
  ];
}

export function isOver({ measured, limit, isLeast = false, ratio = 0 }: Figure): boolean {
  if (limit === undefined) return false;
  return (isLeast ? measured < limit : measured > limit) || ratio > MAX_RATIO;
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 3);
const shown = (value: number | undefined, unit = '') =>
  value === undefined ? '' : `${value.toFixed(digits(value))} ${unit}`.trim();
const toRow = ([name = '', ...cells]: readonly string[]) =>
  `${name.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`;

export const TITLE = toRow([
  'CPU of the process (user + system), and memory',
  'measured',
  'limit',
  'bare',
  'ratio',
]);

export function toLine(figure: Figure): string {
  const { name, measured, unit, limit, isLeast, bare, ratio } = figure;
  const bound = limit === undefined ? '' : `${isLeast ? '≥' : '≤'} ${limit}`;
  const row = toRow([
    name,
    shown(measured, unit),
    bound,
    shown(bare),
    ratio === undefined ? '' : ratio.toFixed(1),
  ]);
  return `${row}${isOver(figure) ? '   OVER' : ''}`.trimEnd();
}

/** A figure at each size; `isFlat`: it must not grow with the content. */
export type GrowthFigure = { name: string; unit: string; isFlat: boolean; values: readonly number[] };

const MOST = 1.3;
/** Below this a difference is the machine's. */
const NOISE_MS = 3;

const ratioOf = ({ values }: GrowthFigure) => (values.at(-1) ?? NaN) / (values[0] ?? NaN);

export function isTooSteep(figure: GrowthFigure): boolean {
  const [first = 0, last = 0] = [figure.values[0], figure.values.at(-1)];
  if (!figure.isFlat || (figure.unit === 'ms' && last - first < NOISE_MS)) return false;
  return !(ratioOf(figure) <= MOST);
}

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

export const headOf = (sizes: readonly string[]) =>
  [`| | ${sizes.join(' | ')} | last ÷ first | |`, `|---|${sizes.map(() => '---|').join('')}---|---|`].join(
    '\n',
  );

export function toLine(figure: GrowthFigure): string {
  const verdict = figure.isFlat ? (isTooSteep(figure) ? 'GROWS' : 'flat') : 'as the content';
  const values = figure.values.map((value) => `${shown(value)} ${figure.unit}`.trim());
  return `| ${figure.name} | ${values.join(' | ')} | ${ratioOf(figure).toFixed(2)} | ${verdict} |`;
}

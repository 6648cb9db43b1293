/** How much of something a part does in a second, alone on the machine, and what one takes of its processor. */
export type PartFigure = { part: string; what: string; perSecond: number; cpuMs: number | null };

export const HEAD = ['| Part | What | a second | processor for one |', '|---|---|---|---|'].join('\n');

export function toLine({ part, what, perSecond, cpuMs }: PartFigure): string {
  const rate = perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toFixed(1);
  return `| ${part} | ${what} | ${rate} | ${cpuMs === null ? '' : `${cpuMs.toFixed(2)} ms`} |`;
}

import { visitAction, visitFirst, visitSecond } from './visit.ts';

const PAGES = ['/', '/programme/bachelor-relations-internationales', '/programme', '/campus/lyon'];
const LINK = 'main a[href^="/programme/"]';

const print = (line: string) => process.stdout.write(`${line}\n`);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Each side in turn, so that what else the machine does falls on both. */
async function measure<Figures extends Record<string, number>>(
  runs: number,
  sides: readonly (() => Promise<Figures>)[],
): Promise<Figures[][]> {
  const results: Figures[][] = sides.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [side, visit] of sides.entries()) results[side]?.push(await visit());
  }
  return results;
}

function printTable(title: string, [before = [], after = []]: Record<string, number>[][]): void {
  print(`\n${title}`);
  for (const name of Object.keys(after[0] ?? before[0] ?? {})) {
    const [old, fresh] = [before, after].map((side) => median(side.map((figures) => figures[name] ?? 0)));
    const ratio = old ? ((fresh ?? 0) / old).toFixed(2) : '–';
    print(
      `  ${name.padEnd(14)} ${String(Math.round(old ?? 0)).padStart(7)} → ${String(Math.round(fresh ?? 0)).padStart(7)}   × ${ratio}`,
    );
  }
}

/**
 * `node tools/src/bench/first-visit/run.ts <before> <after> [runs]`: two sites on the same content, as a first visitor and on the
 * second page, with a slow processor and network; medians in milliseconds.
 */
const [before = '', after = '', runs = '10'] = process.argv.slice(2);
for (const address of PAGES) {
  const visits = [before, after].map((site) => () => visitFirst(`${site}${address}`));
  printTable(`first visit ${address}`, await measure(Number(runs), visits));
}
const ACTION_PAGE = PAGES[1] ?? '/';
const actions = [before, after].map((site) => () => visitAction(`${site}${ACTION_PAGE}`));
printTable(`an action on ${ACTION_PAGE}`, await measure(Number(runs), actions));
const seconds = [before, after].map((site) => () => visitSecond(`${site}/programme`, LINK));
printTable('second page, from /programme', await measure(Number(runs), seconds));

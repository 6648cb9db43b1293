import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { REPOSITORY } from '../services/repository.ts';
import { startSeededContent } from '../services/seeded-content.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { startWebNode } from '../services/web-node.ts';
import { startBareSite } from './bare-site.ts';
import { measureShift } from './layout-shift.ts';
import { PAGE_BUDGETS, type PageBudget } from './page-budgets.data.ts';
import { weighPage, type Weight } from './page-weight.ts';

const REPORT = path.join(REPOSITORY, '.tmp/reports/budget.json');
const WIDTHS = [390, 1440];

type Check = {
  page: string;
  what: string;
  measured: number;
  limit: number;
  unit: 'kB' | '';
  culprit?: string;
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const kb = (bytes: number) => bytes / 1000;
const isOver = ({ measured, limit }: Check) => !(measured <= limit);

async function checkPage(
  browser: Browser,
  origin: string,
  budget: PageBudget,
  bare: Weight,
): Promise<Check[]> {
  const url = `${origin}${budget.path}`;
  // The page that visitors get is the one that is stored.
  await (await fetch(url)).arrayBuffer();
  const { scripts, styles, html } = await weighPage(browser, url);
  const page = budget.name;
  const checks: Check[] = [
    {
      page,
      what: 'scripts over bare',
      measured: kb(scripts - bare.scripts),
      limit: budget.scriptKbOverBare,
      unit: 'kB',
    },
    { page, what: 'styles', measured: kb(styles), limit: budget.styleKb, unit: 'kB' },
    { page, what: 'HTML', measured: kb(html), limit: budget.htmlKb ?? Infinity, unit: 'kB' },
  ];
  for (const width of WIDTHS) {
    const { total, culprit } = await measureShift(browser, url, width);
    const what = `layout shift, ${width} px`;
    checks.push({ page, what, measured: total, limit: budget.layoutShift, unit: '', culprit });
  }
  return checks;
}

function toLine(check: Check): string {
  const { page, what, measured, limit, unit, culprit = '' } = check;
  const shown = (value: number) => (unit ? `${value.toFixed(1)} ${unit}` : value.toFixed(4));
  const budget = limit === Infinity ? '' : shown(limit);
  return `${page.padEnd(20)}${what.padEnd(24)}${shown(measured).padStart(10)}${budget.padStart(10)}${isOver(check) ? `   OVER BUDGET ${culprit}` : ''}`;
}

/** As a report of Vitest, which the gate counts: one test for each figure that has a budget. */
function writeReport(checks: readonly Check[]): void {
  const numTotalTests = checks.length;
  const numFailedTests = checks.filter(isOver).length;
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    JSON.stringify({ numTotalTests, numFailedTests, numPassedTests: numTotalTests - numFailedTests }),
  );
}

async function measureAll(origin: string, bareUrl: string): Promise<Check[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const bare = await weighPage(browser, bareUrl);
    print(
      `bare Next page: scripts ${kb(bare.scripts).toFixed(1)} kB, HTML ${kb(bare.html).toFixed(1)} kB (gzip)\n`,
    );
    const checks: Check[] = [];
    for (const budget of PAGE_BUDGETS) checks.push(...(await checkPage(browser, origin, budget, bare)));
    return checks;
  } finally {
    await browser.close();
  }
}

/** `pnpm bench:page`: what each kind of page weighs, beside a bare Next page built in the same run; fails over budget. */
const stops: (() => Promise<unknown>)[] = [];
try {
  await buildSiteIfOlder();
  const bare = await startBareSite();
  stops.push(bare.stop);
  const content = await startSeededContent('bench');
  stops.push(content.stop);
  const site = await startWebNode({
    name: 'bench',
    contentUrl: content.url,
    mediaFolder: content.mediaFolder,
  });
  stops.push(site.stop);

  const checks = await measureAll(site.url, bare.url);
  print(`${'page'.padEnd(20)}${'figure'.padEnd(24)}${'measured'.padStart(10)}${'budget'.padStart(10)}`);
  for (const check of checks) print(toLine(check));
  writeReport(checks.filter(({ limit }) => limit !== Infinity));
  if (checks.some(isOver)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

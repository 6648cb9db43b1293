import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { REPOSITORY } from '../services/repository.ts';
import { startSeededContent } from '../services/seeded-content.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { startWebNode } from '../services/web-node.ts';
import { measurePage } from './measure-page.ts';
import { BENCH_PAGES } from './page-budgets.data.ts';
import { isOver, TITLE, toChecks, toLine, type Check } from './page-checks.ts';

const REPORT = path.join(REPOSITORY, '.tmp/reports/budget.json');

const print = (line: string) => process.stdout.write(`${line}\n`);

/** As a report of Vitest, which the gate counts: one test for each figure of a page. */
function writeReport(checks: readonly Check[]): void {
  const numTotalTests = checks.length;
  const numFailedTests = checks.filter(isOver).length;
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    JSON.stringify({ numTotalTests, numFailedTests, numPassedTests: numTotalTests - numFailedTests, checks }),
  );
}

async function measureAll(origin: string): Promise<Check[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const checks: Check[] = [];
    print(TITLE);
    for (const page of BENCH_PAGES) {
      const found = toChecks(page, await measurePage(browser, `${origin}${page.path}`));
      for (const check of found) print(toLine(check));
      checks.push(...found);
    }
    return checks;
  } finally {
    await browser.close();
  }
}

/** `pnpm bench:page`: what a page of each template weighs as it is sent, beside what it weighed before; fails over budget. */
const stops: (() => Promise<unknown>)[] = [];
try {
  await buildSiteIfOlder();
  const content = await startSeededContent('bench');
  stops.push(content.stop);
  const site = await startWebNode({
    name: 'bench',
    contentUrl: content.url,
    mediaFolder: content.mediaFolder,
  });
  stops.push(site.stop);

  const checks = await measureAll(site.url);
  writeReport(checks);
  if (checks.some(isOver)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

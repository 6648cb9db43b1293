import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { startWholeSite } from '../services/whole-site.ts';
import { checkOtherSchool } from './check-other-school.ts';
import { checkSite } from './check-site.ts';
import { hasFailed, toLines, toReport } from './report.ts';

const REPORT = path.join(REPOSITORY, '.tmp/reports/crawl.json');

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm test:crawl`: the production site in French and English, from link to link; then the links of the other school. */
const site = await startWholeSite('crawl', { ENABLED_LOCALES: 'fr,en' });
try {
  const checks = [...(await checkSite(site.url, site.contentUrl, print)), ...(await checkOtherSchool(site))];
  checks.flatMap(toLines).forEach(print);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(toReport(checks), null, 2));
  if (checks.some(hasFailed)) process.exitCode = 1;
} finally {
  await site.stop();
}

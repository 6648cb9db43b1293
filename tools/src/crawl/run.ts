import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { startSeededContent } from '../services/seeded-content.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { startWebNode } from '../services/web-node.ts';
import { leadContentToStub, startExternalStub } from '../stubs/external-stub.ts';
import { checkSite } from './check-site.ts';
import { hasFailed, toLines, toReport } from './report.ts';

const REPORT = path.join(REPOSITORY, '.tmp/reports/crawl.json');

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm test:crawl`: the production site in French and English, from link to link. */
const stops: (() => Promise<unknown>)[] = [];
try {
  await buildSiteIfOlder();
  const stub = await startExternalStub();
  stops.push(stub.stop);
  const content = await startSeededContent('crawl', (database) => leadContentToStub(database, stub));
  stops.push(content.stop);
  const site = await startWebNode({
    name: 'crawl',
    contentUrl: content.url,
    mediaFolder: content.mediaFolder,
    settings: { ENABLED_LOCALES: 'fr,en', ALLOWED_REDIRECT_HOSTS: 'media.meridia.example' },
  });
  stops.push(site.stop);

  const checks = await checkSite(site.url, content.url, print);
  checks.flatMap(toLines).forEach(print);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(toReport(checks), null, 2));
  if (checks.some(hasFailed)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

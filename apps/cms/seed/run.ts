import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { z } from 'zod';
import { parisDay } from '@meridia/domain/paris-time';
import { SITE_KEYS } from '@meridia/domain/sites';
import { whilePublishedTogether } from '../src/guard/dead-links';
import { whileRecorded } from '../src/history/panel-author';
import { conversionReport, convertStoredLinks, type Conversion } from '../src/links/convert-stored-links';
import { hasContent } from './has-content';
import { loadSchool, type Report } from './load-school';
import { refusalOf } from './refusal.rules';

const settings = z.object({
  SEED_TODAY: z.iso.date().default(() => parisDay(new Date())),
  CRM_BASE_URL: z.url().optional(),
  NODE_ENV: z.string().optional(),
});
const isOverwriting = process.argv.includes('--overwrite');

/** A whole school is written at once, often beside a build: nobody waits for one of its statements. */
process.env.DATABASE_PATIENCE_SECONDS ??= '60';

const write = (line: string) => process.stdout.write(`${line}\n`);

type Day = { today: string; crmBaseUrl: string | undefined };

async function loadSchools(strapi: Core.Strapi, { today, crmBaseUrl }: Day): Promise<number> {
  let total = 0;
  for (const site of SITE_KEYS) {
    write(`${site}, on ${today}`);
    const report: Report = (group, count, written, milliseconds) =>
      write(
        `  ${group.padEnd(16)} ${String(count).padStart(5)} ${String(written).padStart(5)} written  ${Math.round(milliseconds)} ms`,
      );
    total += await whilePublishedTogether(() => loadSchool(strapi, { site, today, crmBaseUrl }, report));
  }
  return total;
}

/** Loads the content of every school into the empty database of the environment: `node dist/seed/run.js`. */
async function run(): Promise<void> {
  const { SEED_TODAY: today, CRM_BASE_URL: crmBaseUrl, NODE_ENV } = settings.parse(process.env);
  const start = performance.now();
  const strapi = await createStrapi({
    appDir: process.cwd(),
    distDir: path.join(process.cwd(), 'dist'),
  }).load();
  let total: number;
  try {
    const isFilled = await hasContent(strapi);
    const refusal = refusalOf({
      hasContent: isFilled,
      isOverwriting,
      isProduction: NODE_ENV === 'production',
    });
    if (refusal) throw new Error(refusal);
    const load = () => loadSchools(strapi, { today, crmBaseUrl });
    // There is no history to keep of content that fills an empty database.
    total = await (isFilled ? whileRecorded(load) : load());
    // The page that an address leads to may be written after it.
    write(
      conversionReport(
        await strapi.db.transaction(({ trx }): Promise<Conversion> => convertStoredLinks(strapi, trx)),
      ),
    );
  } finally {
    await strapi.destroy();
  }
  write(`${total} written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const details = error instanceof Error && 'details' in error ? JSON.stringify(error.details) : '';
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n${details}\n`);
    process.exit(1);
  },
);

import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { z } from 'zod';
import { parisDay } from '@meridia/domain/paris-time';
import { SITE_KEYS } from '@meridia/domain/sites';
import { whilePublishedTogether } from '../src/guard/dead-links';
import { conversionReport, convertStoredLinks, type Conversion } from '../src/links/convert-stored-links';
import { loadSchool, type Report } from './load-school';

const settings = z.object({
  SEED_TODAY: z.iso.date().default(() => parisDay(new Date())),
  CRM_BASE_URL: z.url().optional(),
});

/** A whole school is written at once, often beside a build: nobody waits for one of its statements. */
process.env.DATABASE_PATIENCE_SECONDS ??= '60';

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Loads the content of every school into the database of the environment: `node dist/seed/run.js`. */
async function run(): Promise<void> {
  const { SEED_TODAY: today, CRM_BASE_URL: crmBaseUrl } = settings.parse(process.env);
  const start = performance.now();
  const strapi = await createStrapi({
    appDir: process.cwd(),
    distDir: path.join(process.cwd(), 'dist'),
  }).load();
  let total = 0;
  try {
    for (const site of SITE_KEYS) {
      write(`${site}, on ${today}`);
      const report: Report = (group, count, written, milliseconds) =>
        write(
          `  ${group.padEnd(16)} ${String(count).padStart(5)} ${String(written).padStart(5)} written  ${Math.round(milliseconds)} ms`,
        );
      total += await whilePublishedTogether(() => loadSchool(strapi, { site, today, crmBaseUrl }, report));
    }
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

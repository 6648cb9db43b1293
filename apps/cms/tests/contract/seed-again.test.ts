import { describe, expect, it } from 'vitest';
import {
  cloneTemplate,
  OVERWRITING,
  seedDatabase,
  type SeededTemplate,
} from '@meridia/tools/services/seeded-template';
import { querySql } from '../support/database.ts';

const BANNERS = 'meridia:banner';
const OF_EDITOR = 'Texte d’une éditrice';

/** As an editor left it; and the seed knows nothing of the document any more, so that it writes it. */
async function editBanner(database: string): Promise<void> {
  await querySql(database, `update banners set text = $1 where site = 'meridia' and locale = 'fr'`, [
    OF_EDITOR,
  ]);
  const forgotten = await querySql(
    database,
    `update strapi_core_store_settings set value = '{}' where key = $1 returning id`,
    [`seed_content_${BANNERS}`],
  );
  expect(forgotten).toHaveLength(1);
}

const textsOf = async (database: string) =>
  querySql<{ text: string }>(
    database,
    `select distinct text from banners where site = 'meridia' and locale = 'fr' order by text`,
  );

const seedAgain = (
  { database, mediaFolder, today }: SeededTemplate,
  extra = {},
  args: readonly string[] = [],
) => seedDatabase(database, mediaFolder, { SEED_TODAY: today, ...extra }, args);

describe('SEED-01 loading over content', () => {
  it('SEED-01 is refused in production, and anywhere without a word of consent: an editor’s text stays', async () => {
    const clone = await cloneTemplate('seed');
    try {
      await editBanner(clone.database);
      await expect(seedAgain(clone, {}, OVERWRITING.args)).rejects.toThrow('empty database only');
      await expect(seedAgain(clone, OVERWRITING.extra)).rejects.toThrow('--overwrite');
      expect(await textsOf(clone.database)).toEqual([{ text: OF_EDITOR }]);
    } finally {
      await clone.drop();
    }
  });

  it('SEED-01 with consent writes only what changed, and what it replaces is in the history', async () => {
    const clone = await cloneTemplate('seed');
    try {
      await editBanner(clone.database);
      const output = await seedAgain(clone, OVERWRITING.extra, OVERWRITING.args);
      expect(output).toMatch(/^1 written in/m);
      expect(await textsOf(clone.database)).not.toContainEqual({ text: OF_EDITOR });
      const versions = await querySql(
        clone.database,
        `select action, snapshot ->> 'text' = $1 as "isOfEditor" from content_versions where locale = 'fr' order by id`,
        [OF_EDITOR],
      );
      expect(versions).toEqual([
        { action: 'baseline', isOfEditor: true },
        { action: 'publish', isOfEditor: false },
      ]);
    } finally {
      await clone.drop();
    }
  });

  // Programmes and pages name the next intakes. All of the content once more: by `pnpm test:reach`, not in the gate.
  it.runIf(process.env.REACH === 'whole')(
    'moves the dates, and only them, on another day',
    { timeout: 900_000 },
    async () => {
      const clone = await cloneTemplate('seed');
      try {
        const output = await seedAgain(
          { ...clone, today: '2027-03-27' },
          OVERWRITING.extra,
          OVERWRITING.args,
        );
        const written = [...output.matchAll(/^ {2}(\S+)\s+\d+\s+(\d+) written/gm)]
          .filter(([, , count]) => count !== '0')
          .map(([, group]) => group);
        expect(new Set(written)).toEqual(
          new Set(['events', 'job-offers', 'banner', 'popin', 'courses', 'articles']),
        );
      } finally {
        await clone.drop();
      }
    },
  );
});

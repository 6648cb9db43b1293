import type { Core } from '@strapi/strapi';
import { createAccountTables } from '../accounts/account-tables';
import { createPagePaths } from '../addresses/page-paths';
import { createBinTables } from '../bin/bin-tables';
import { createChangeTables } from '../changes/change-tables';
import { createCheckTables } from '../crm-grid/check-tables';
import { applyIndexes } from '../database/apply-indexes';
import { INDEXES } from '../database/indexes.data';
import { withPatientDatabase } from '../database/patient-database';
import { whileAlone } from '../database/start-alone';
import { readEnvironment } from '../env';
import { createVersionTables } from '../history/version-tables';
import { MIGRATIONS } from '../migrations/migrations.data';
import { runMigrations } from '../migrations/run-migrations';
import { createPreviewTables } from '../preview/preview-tables';
import { createNodeTable } from '../receipts/node-tables';
import { createDeskTables } from '../redirect-desk/desk-tables';
import { createScheduleTables } from '../schedule/schedule-tables';
import { rebuildSearchIndex } from '../search-index/rebuild-index';
import { createSearchTables } from '../search-index/search-tables';
import { createTranslationTables } from '../translation-desk/translation-tables';
import { rebuildUses } from '../where-used/index-uses';
import { createUseTables } from '../where-used/use-tables';

/** The tables that Strapi knows nothing of. */
const TABLES = [
  createChangeTables,
  createNodeTable,
  createScheduleTables,
  createPreviewTables,
  createPagePaths,
  createVersionTables,
  createBinTables,
  createTranslationTables,
  createSearchTables,
  createDeskTables,
  createUseTables,
  createCheckTables,
  createAccountTables,
];

/** In this order: what is written in a table from the content reads what was migrated. */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  await whileAlone(DATABASE_URL, async () => {
    for (const create of TABLES) await create(strapi);
    await withPatientDatabase(DATABASE_URL, async (database) => {
      await applyIndexes(database, INDEXES, strapi.log);
      await runMigrations(strapi, database, MIGRATIONS);
    });
    await rebuildSearchIndex(strapi);
    await rebuildUses(strapi);
  });
}

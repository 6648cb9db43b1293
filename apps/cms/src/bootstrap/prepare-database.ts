import type { Core } from '@strapi/strapi';
import { createAccountEvents } from '../accounts/account-event-tables';
import { createAccountTables } from '../accounts/account-tables';
import { createPagePaths } from '../addresses/page-paths';
import { createBinTables } from '../bin/bin-tables';
import { createChangeTables } from '../changes/change-tables';
import { createCheckTables } from '../crm-grid/check-tables';
import { applyIndexes } from '../database/apply-indexes';
import { INDEXES } from '../database/indexes.data';
import { withPatientDatabase } from '../database/patient-database';
import { readEnvironment } from '../env';
import { keepDocumentSites } from '../fence/document-site-tables';
import { createEditSessions } from '../history/edit-sessions';
import { createVersionTables } from '../history/version-tables';
import { createFileNames } from '../media/file-names';
import { createMediaTables } from '../media/media-tables';
import { MIGRATIONS } from '../migrations/migrations.data';
import { runMigrations } from '../migrations/run-migrations';
import { createPreviewTables } from '../preview/preview-tables';
import { createRebuildTable } from '../rebuild/rebuild-tables';
import { rebuildsOf } from '../rebuild/rebuilds';
import { fillNew } from '../rebuild/run-rebuild';
import { createNodeTable } from '../receipts/node-tables';
import { createDeskTables } from '../redirect-desk/desk-tables';
import { createScheduleTables } from '../schedule/schedule-tables';
import { createSearchTables } from '../search-index/search-tables';
import { createTranslationTables } from '../translation-desk/translation-tables';
import { createSlugOwners } from '../slug-references/slug-owners';
import { createUseTables } from '../where-used/use-tables';
import { createFindingTables } from '../worklist/finding-tables';

/** The tables that Strapi knows nothing of, and what indexes are made of. */
const TABLES = [
  createChangeTables,
  createNodeTable,
  createScheduleTables,
  createPreviewTables,
  createPagePaths,
  createSlugOwners,
  createVersionTables,
  createEditSessions,
  createBinTables,
  createMediaTables,
  createTranslationTables,
  createSearchTables,
  createDeskTables,
  createUseTables,
  createRebuildTable,
  createCheckTables,
  createAccountTables,
  createAccountEvents,
  createFindingTables,
  createFileNames,
];

/** In this order, by one process at a time: what is written in a table from the content reads what was migrated. */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  for (const create of TABLES) await create(strapi);
  await withPatientDatabase(readEnvironment().DATABASE_URL, async (database) => {
    await applyIndexes(database, INDEXES, strapi.log);
    await runMigrations(strapi, database, MIGRATIONS);
    await keepDocumentSites(strapi, database);
  });
  await fillNew(strapi, rebuildsOf(strapi));
}

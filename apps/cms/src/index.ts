import type { Core } from '@strapi/strapi';
import { setAddresses } from './addresses/address-from-title';
import { setEditorRoles } from './bootstrap/editor-roles';
import { addEditorAccounts } from './bootstrap/editor-accounts';
import { setEditorViews } from './bootstrap/editor-views';
import { createDatabaseIndexes } from './bootstrap/database-indexes';
import { setLocales } from './bootstrap/locales';
import { setPermissions } from './bootstrap/permissions';
import { addServiceAccounts } from './bootstrap/service-accounts';
import { setUploadSettings } from './bootstrap/upload-settings';
import { binOnDelete } from './bin/bin-on-delete';
import { addBinRoutes } from './bin/bin-routes';
import { createBinTables } from './bin/bin-tables';
import { binPictures, deletePicturesTogether } from './bin/picture-bin';
import { createChangeListener } from './changes/change-listener';
import { createChangeTables } from './changes/change-tables';
import { recordMediaChanges } from './changes/media-changes';
import { recordChanges } from './changes/outbox';
import { registerEditorConditions } from './fence/editor-conditions';
import { fenceEditorPanel } from './fence/editor-panel';
import { setSiteOfEditors } from './fence/editor-site';
import { fenceMediaPanel } from './fence/media-panel';
import { fenceMediaWrites } from './fence/media-writes';
import { fenceReads } from './fence/read-fence';
import { fenceWrites } from './fence/write-fence';
import { addGuardRoutes } from './guard/guard-routes';
import { addHistoryRoutes } from './history/history-routes';
import { createVersionPruner } from './history/prune-regularly';
import { recordVersions } from './history/record-versions';
import { createVersionTables } from './history/version-tables';
import { drain } from './lifecycle/drain';
import { addDeskRoutes } from './redirect-desk/desk-routes';
import { createDeskTables } from './redirect-desk/desk-tables';
import { addRedirectCsvRoutes } from './redirects-csv/csv-routes';
import { createNodeTable } from './receipts/node-tables';
import { addReceiptRoutes } from './receipts/receipt-routes';
import { restoreRelations } from './relations/restore-relations';
import { indexOnWrite } from './search-index/index-on-write';
import { rebuildSearchIndex } from './search-index/rebuild-index';
import { createSearchTables } from './search-index/search-tables';
import { wordsWritten } from './search-index/write-words';
import { addScheduleRoutes } from './schedule/schedule-routes';
import { createScheduler } from './schedule/scheduler';
import { createScheduleTables } from './schedule/schedule-tables';
import { forgetPlanOnPublish } from './schedule/forget-plan';
import { addPreviewRoutes } from './preview/preview-routes';
import { createPreviewTables } from './preview/preview-tables';
import { requireStrapiParts } from './strapi-parts';
import { checkContentOnWrite } from './validation/content-checks';
import { explainDuplicates } from './validation/duplicates';
import { deriveOnUpload } from './media/derive-on-upload';
import { storeMediaInFolder } from './media/media-folder';
import { setSchoolFolders } from './media/school-folders';
import { indexUsesOnWrite, rebuildUses } from './where-used/index-uses';
import { createUseTables } from './where-used/use-tables';
import { addUsedRoutes } from './where-used/used-routes';

type Lifecycle = { strapi: Core.Strapi };

let changeListener: ReturnType<typeof createChangeListener> | undefined;
let scheduler: ReturnType<typeof createScheduler> | undefined;
let versionPruner: ReturnType<typeof createVersionPruner> | undefined;

export default {
  register({ strapi }: Lifecycle) {
    fenceReads(strapi);
    setSiteOfEditors(strapi);
    fenceEditorPanel(strapi);
    fenceMediaPanel(strapi);
    setAddresses(strapi);
    fenceWrites(strapi);
    explainDuplicates(strapi);
    // The first is the outermost: a check that refuses undoes the write together with its row.
    recordChanges(strapi);
    recordVersions(strapi);
    binOnDelete(strapi);
    indexUsesOnWrite(strapi);
    indexOnWrite(strapi);
    checkContentOnWrite(strapi);
    forgetPlanOnPublish(strapi);
    restoreRelations(strapi);
    storeMediaInFolder(strapi);
    deriveOnUpload(strapi);
    deletePicturesTogether(strapi);
    addRedirectCsvRoutes(strapi);
    addGuardRoutes(strapi);
    addReceiptRoutes(strapi);
    addScheduleRoutes(strapi);
    addDeskRoutes(strapi);
    addPreviewRoutes(strapi);
    addHistoryRoutes(strapi);
    addUsedRoutes(strapi);
    addBinRoutes(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    requireStrapiParts(strapi);
    await createChangeTables(strapi);
    await createNodeTable(strapi);
    await createScheduleTables(strapi);
    await createPreviewTables(strapi);
    await createVersionTables(strapi);
    await createDatabaseIndexes(strapi);
    await createSearchTables(strapi);
    await createDeskTables(strapi);
    await rebuildSearchIndex(strapi);
    await createUseTables(strapi);
    await rebuildUses(strapi);
    await createBinTables(strapi);
    await setLocales(strapi);
    await setUploadSettings(strapi);
    await setSchoolFolders(strapi);
    fenceMediaWrites(strapi);
    binPictures(strapi);
    await setPermissions(strapi);
    await addServiceAccounts(strapi);
    await registerEditorConditions(strapi);
    await setEditorRoles(strapi);
    await addEditorAccounts(strapi);
    await setEditorViews(strapi);
    recordMediaChanges(strapi);
    changeListener = createChangeListener(strapi);
    await changeListener.start();
    versionPruner = createVersionPruner(strapi);
    versionPruner.start();
    scheduler = createScheduler(strapi);
    scheduler.start();
  },

  async destroy({ strapi }: Lifecycle) {
    await drain(strapi);
    await scheduler?.stop();
    await wordsWritten();
    await versionPruner?.stop();
    await changeListener?.stop();
  },
};

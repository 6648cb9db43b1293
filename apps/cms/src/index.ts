import type { Core } from '@strapi/strapi';
import { setEditorRoles } from './bootstrap/editor-roles';
import { addEditorAccounts } from './bootstrap/editor-accounts';
import { setEditorViews } from './bootstrap/editor-views';
import { createDatabaseIndexes } from './bootstrap/database-indexes';
import { setLocales } from './bootstrap/locales';
import { setPermissions } from './bootstrap/permissions';
import { addServiceAccounts } from './bootstrap/service-accounts';
import { setUploadSettings } from './bootstrap/upload-settings';
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
import { drain } from './lifecycle/drain';
import { addRedirectCsvRoutes } from './redirects-csv/csv-routes';
import { restoreRelations } from './relations/restore-relations';
import { indexOnWrite } from './search-index/index-on-write';
import { rebuildSearchIndex } from './search-index/rebuild-index';
import { createSearchTables } from './search-index/search-tables';
import { wordsWritten } from './search-index/write-words';
import { requireStrapiParts } from './strapi-parts';
import { checkContentOnWrite } from './validation/content-checks';
import { explainDuplicates } from './validation/duplicates';
import { deriveOnUpload } from './media/derive-on-upload';
import { storeMediaInFolder } from './media/media-folder';
import { setSchoolFolders } from './media/school-folders';

type Lifecycle = { strapi: Core.Strapi };

let changeListener: ReturnType<typeof createChangeListener> | undefined;

export default {
  register({ strapi }: Lifecycle) {
    fenceReads(strapi);
    setSiteOfEditors(strapi);
    fenceEditorPanel(strapi);
    fenceMediaPanel(strapi);
    fenceWrites(strapi);
    explainDuplicates(strapi);
    // The first is the outermost: a check that refuses undoes the write together with its row.
    recordChanges(strapi);
    indexOnWrite(strapi);
    checkContentOnWrite(strapi);
    restoreRelations(strapi);
    storeMediaInFolder(strapi);
    deriveOnUpload(strapi);
    addRedirectCsvRoutes(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    requireStrapiParts(strapi);
    await createChangeTables(strapi);
    await createDatabaseIndexes(strapi);
    await createSearchTables(strapi);
    await rebuildSearchIndex(strapi);
    await setLocales(strapi);
    await setUploadSettings(strapi);
    await setSchoolFolders(strapi);
    fenceMediaWrites(strapi);
    await setPermissions(strapi);
    await addServiceAccounts(strapi);
    await registerEditorConditions(strapi);
    await setEditorRoles(strapi);
    await addEditorAccounts(strapi);
    await setEditorViews(strapi);
    recordMediaChanges(strapi);
    changeListener = createChangeListener(strapi);
    await changeListener.start();
  },

  async destroy({ strapi }: Lifecycle) {
    await drain(strapi);
    await wordsWritten();
    await changeListener?.stop();
  },
};

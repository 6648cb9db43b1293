import type { Core } from '@strapi/strapi';
import { registerManageAccounts } from './accounts/manage-accounts';
import { setAddresses } from './addresses/address-from-title';
import { followPages } from './addresses/follow-pages';
import { addEditorRoutes } from './bootstrap/editor-routes';
import { prepareDatabase } from './bootstrap/prepare-database';
import { setEditorRoles } from './bootstrap/editor-roles';
import { addEditorAccounts } from './bootstrap/editor-accounts';
import { setEditorViews } from './bootstrap/editor-views';
import { setLocales } from './bootstrap/locales';
import { setPermissions } from './bootstrap/permissions';
import { addServiceAccounts, watchServiceAccounts } from './bootstrap/service-accounts';
import { setUploadSettings } from './bootstrap/upload-settings';
import { binOnDelete } from './bin/bin-on-delete';
import { binPictures, deletePicturesTogether } from './bin/picture-bin';
import { showBlockPictures } from './block-pictures/show-block-pictures';
import { createChangeListener } from './changes/change-listener';
import { recordMediaChanges } from './changes/media-changes';
import { recordChanges } from './changes/outbox';
import { createLinkChecker } from './crm-grid/link-checker';
import { offerWholeLists } from './editor/relation-picker';
import { fenceCampuses } from './fence/campus-fence';
import { registerEditorConditions } from './fence/editor-conditions';
import { fenceEditorPanel } from './fence/editor-panel';
import { setSiteOfEditors } from './fence/editor-site';
import { fenceMediaPanel } from './fence/media-panel';
import { fenceMediaWrites } from './fence/media-writes';
import { fenceReads } from './fence/read-fence';
import { fenceWrites } from './fence/write-fence';
import { recordVersions } from './history/record-versions';
import { keepLinks } from './links/keep-links';
import { registerLinkField } from './links/link-field';
import { renewLinkers } from './links/renew-linkers';
import { drain } from './lifecycle/drain';
import { logBeside } from './log/log-beside';
import { markNoticesOfCampuses } from './notices/mark-of-campuses';
import { keepPhonesOnWrite } from './phones/phones-on-write';
import { restoreRelations } from './relations/restore-relations';
import { createSweeper } from './retention/sweeper';
import { indexOnWrite } from './search-index/index-on-write';
import { wordsWritten } from './search-index/write-words';
import { createScheduler } from './schedule/scheduler';
import { forgetPlanOnPublish } from './schedule/forget-plan';
import { requireStrapiParts } from './strapi-parts';
import { checkContentOnWrite } from './validation/content-checks';
import { explainDuplicates } from './validation/duplicates';
import { deriveOnUpload } from './media/derive-on-upload';
import { storeMediaInFolder } from './media/media-folder';
import { setSchoolFolders } from './media/school-folders';
import { startServiceTelemetry } from './telemetry/start-service-telemetry';
import { indexUsesOnWrite } from './where-used/index-uses';

type Lifecycle = { strapi: Core.Strapi };

let changeListener: ReturnType<typeof createChangeListener> | undefined;
let scheduler: ReturnType<typeof createScheduler> | undefined;
let linkChecker: ReturnType<typeof createLinkChecker> | undefined;
let telemetry: Awaited<ReturnType<typeof startServiceTelemetry>> | undefined;
let endAccountsWatch: (() => void) | undefined;
let sweeper: ReturnType<typeof createSweeper> | undefined;

export default {
  async register({ strapi }: Lifecycle) {
    logBeside(strapi);
    registerLinkField(strapi);
    showBlockPictures(strapi);
    await registerManageAccounts(strapi);
    fenceReads(strapi);
    setSiteOfEditors(strapi);
    fenceCampuses(strapi);
    fenceEditorPanel(strapi);
    offerWholeLists(strapi);
    fenceMediaPanel(strapi);
    setAddresses(strapi);
    fenceWrites(strapi);
    keepLinks(strapi);
    keepPhonesOnWrite(strapi);
    explainDuplicates(strapi);
    // The first is the outermost: a check that refuses undoes the write together with its row.
    recordChanges(strapi);
    recordVersions(strapi);
    followPages(strapi);
    binOnDelete(strapi);
    renewLinkers(strapi);
    indexUsesOnWrite(strapi);
    indexOnWrite(strapi);
    checkContentOnWrite(strapi);
    forgetPlanOnPublish(strapi);
    restoreRelations(strapi);
    markNoticesOfCampuses(strapi);
    storeMediaInFolder(strapi);
    deriveOnUpload(strapi);
    deletePicturesTogether(strapi);
    addEditorRoutes(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    requireStrapiParts(strapi);
    await prepareDatabase(strapi);
    await setLocales(strapi);
    await setUploadSettings(strapi);
    await setSchoolFolders(strapi);
    fenceMediaWrites(strapi);
    binPictures(strapi);
    await setPermissions(strapi);
    await addServiceAccounts(strapi);
    endAccountsWatch = watchServiceAccounts(strapi);
    await registerEditorConditions(strapi);
    await setEditorRoles(strapi);
    await addEditorAccounts(strapi);
    await setEditorViews(strapi);
    recordMediaChanges(strapi);
    changeListener = createChangeListener(strapi);
    await changeListener.start();
    sweeper = createSweeper(strapi);
    sweeper.start();
    scheduler = createScheduler(strapi);
    scheduler.start();
    linkChecker = createLinkChecker(strapi);
    linkChecker.start();
    telemetry = await startServiceTelemetry(strapi);
  },

  async destroy({ strapi }: Lifecycle) {
    endAccountsWatch?.();
    await drain(strapi);
    await scheduler?.stop();
    await linkChecker?.stop();
    await wordsWritten();
    await sweeper?.stop();
    await changeListener?.stop();
    await telemetry?.stop();
  },
};

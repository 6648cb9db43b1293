import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './assets/meridia.svg';
import symbol from './assets/symbole.svg';
import { showColumnsInFrench } from './list-columns';
import { accountsPanel } from '../accounts/panel/accounts-panel';
import { formPartsPanel } from '../form-parts/panel/form-parts-panel';
import { removedPartsPanel } from '../removed-parts/panel/removed-parts-panel';
import { keptTypingPanel } from '../kept-typing/panel/kept-typing-panel';
import { guardPanel } from '../guard/panel/guard-panel';
import { receiptsPanel } from '../receipts/panel/receipts-panel';
import { redirectDeskPanel } from '../redirect-desk/panel/redirect-desk-panel';
import { previewPanel } from '../preview/panel/preview-panel';
import { linksPanel } from '../links/panel/links-panel';
import { mediaPanel } from '../media/panel/media-panel';
import { historyPanel } from '../history/panel/history-capability';
import { binPanel } from '../bin/panel/bin-panel';
import { noticesPanel } from '../notices/panel/notices-panel';
import { redirectsPanel } from '../redirects-csv/panel/redirects-panel';
import { whereUsedPanel } from '../where-used/panel/where-used-panel';
import { crmGridPanel } from '../crm-grid/panel/crm-grid-panel';
import { contentManagerOf, type Capability } from './panel-app';
import { schedulePanel } from '../schedule/panel/schedule-panel';
import { translationPanel } from '../translation-desk/panel/translation-panel';
import { worklistPanel } from '../worklist/panel/worklist-panel';
import { languagesPanel } from '../languages/panel/languages-panel';
import { speakFrench } from './hard-coded-words';
import { keepPanelTitle } from './panel-title';
import { theme } from './theme.data';
import { componentGroupsFrench, enumerationsFrench } from './translations/enumerations.data';
import { frenchAdminTranslations } from './translations/french';

const CAPABILITIES: readonly Capability[] = [
  worklistPanel,
  guardPanel,
  keptTypingPanel,
  noticesPanel,
  formPartsPanel,
  languagesPanel,
  removedPartsPanel,
  receiptsPanel,
  schedulePanel,
  redirectsPanel,
  redirectDeskPanel,
  crmGridPanel,
  translationPanel,
  previewPanel,
  historyPanel,
  whereUsedPanel,
  binPanel,
  mediaPanel,
  linksPanel,
  // Last: it closes the buttons of all the others to somebody of another campus.
  accountsPanel,
];

/** What Strapi reads before anyone logs in; without them the first page is in English and follows the system's theme. */
const FIRST_VISIT = { 'strapi-admin-language': 'fr', STRAPI_THEME: 'light' };

/** Its announcement of a new media library, for both names it looks under while it starts. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

export default {
  config: {
    locales: ['fr'],
    translations: { fr: { ...frenchAdminTranslations, ...enumerationsFrench, ...componentGroupsFrench } },
    auth: { logo },
    menu: { logo: symbol },
    theme,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    for (const [setting, value] of Object.entries(FIRST_VISIT)) {
      if (!localStorage.getItem(setting)) localStorage.setItem(setting, value);
    }
    for (const scope of ['undefined', 'false']) localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    document.documentElement.lang = localStorage.getItem('strapi-admin-language') ?? 'fr';
    keepPanelTitle(document);
    speakFrench(document);
    for (const { register } of CAPABILITIES) register?.(app);
  },
  bootstrap({ registerHook, getPlugin }: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', showColumnsInFrench);
    const contentManager = contentManagerOf(getPlugin);
    for (const { bootstrap } of CAPABILITIES) bootstrap?.({ registerHook, contentManager });
  },
};

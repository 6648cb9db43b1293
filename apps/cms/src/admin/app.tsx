import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './assets/meridia.svg';
import symbol from './assets/symbole.svg';
import { showColumnsInFrench } from './list-columns';
import { guardPanel } from '../guard/panel/guard-panel';
import { receiptsPanel } from '../receipts/panel/receipts-panel';
import { redirectDeskPanel } from '../redirect-desk/panel/redirect-desk-panel';
import { previewPanel } from '../preview/panel/preview-panel';
import { historyPanel } from '../history/panel/history-capability';
import { binPanel } from '../bin/panel/bin-panel';
import { redirectsPanel } from '../redirects-csv/panel/redirects-panel';
import { whereUsedPanel } from '../where-used/panel/where-used-panel';
import { contentManagerOf, type Capability } from './panel-app';
import { schedulePanel } from '../schedule/panel/schedule-panel';
import { keepPanelTitle } from './panel-title';
import { theme } from './theme.data';
import { componentGroupsFrench, enumerationsFrench } from './translations/enumerations.data';
import { frenchAdminTranslations } from './translations/french';

const CAPABILITIES: readonly Capability[] = [
  guardPanel,
  receiptsPanel,
  schedulePanel,
  redirectsPanel,
  redirectDeskPanel,
  previewPanel,
  historyPanel,
  whereUsedPanel,
  binPanel,
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
    // Counts of tokens, webhooks and components of the whole service: nothing an editor can use.
    app.widgets.register((all) => all.filter(({ id }) => id !== 'key-statistics'));
    for (const { register } of CAPABILITIES) register?.(app);
  },
  bootstrap({ registerHook, getPlugin }: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', showColumnsInFrench);
    const contentManager = contentManagerOf(getPlugin);
    for (const { bootstrap } of CAPABILITIES) bootstrap?.({ registerHook, contentManager });
  },
};

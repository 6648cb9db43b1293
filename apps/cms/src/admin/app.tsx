import type { ReactNode } from 'react';
import logo from './assets/meridia.svg';
import symbol from './assets/symbole.svg';
import { showColumnsInFrench } from './list-columns';
import { keepPanelTitle } from './panel-title';
import { RedirectCsvButtons } from './redirect-csv-buttons';
import { theme } from './theme.data';
import { componentGroupsFrench, enumerationsFrench } from './translations/enumerations.data';
import { frenchAdminTranslations } from './translations/french';

type Widget = { id: string };
type Panel = { widgets: { register: (change: (widgets: Widget[]) => Widget[]) => void } };
type Injected = { name: string; Component: () => ReactNode };
type ContentManager = { injectComponent: (page: string, zone: string, injected: Injected) => void };
type PanelHooks = {
  registerHook: (name: string, change: typeof showColumnsInFrench) => void;
  getPlugin: (name: string) => ContentManager;
};

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
  register({ widgets }: Panel) {
    for (const [setting, value] of Object.entries(FIRST_VISIT)) {
      if (!localStorage.getItem(setting)) localStorage.setItem(setting, value);
    }
    for (const scope of ['undefined', 'false']) localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    document.documentElement.lang = localStorage.getItem('strapi-admin-language') ?? 'fr';
    keepPanelTitle(document);
    // Counts of tokens, webhooks and components of the whole service: nothing an editor can use.
    widgets.register((all) => all.filter(({ id }) => id !== 'key-statistics'));
  },
  bootstrap({ registerHook, getPlugin }: PanelHooks) {
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', showColumnsInFrench);
    getPlugin('content-manager').injectComponent('listView', 'actions', {
      name: 'redirect-csv-buttons',
      Component: RedirectCsvButtons,
    });
  },
};

import type { Capability } from '../../admin/panel-app';
import { TranslationIcon } from './translation-icon';

/** TRAD: a page of its own in the menu; the service decides what somebody sees in it. */
export const translationPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'traductions',
      icon: TranslationIcon,
      intlLabel: { id: 'translation-desk.title', defaultMessage: 'Traductions' },
      permissions: [],
      Component: () =>
        import('./translations-page').then(({ TranslationsPage }) => ({ default: TranslationsPage })),
    });
  },
};

import { frenchAdminTranslations } from './translations/french';

export default {
  config: {
    locales: ['fr'],
    translations: { fr: frenchAdminTranslations },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};

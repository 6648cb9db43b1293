import type { Core } from '@strapi/strapi';

const ENGLISH = { code: 'en', name: 'Anglais (en)' };

/** French is the default (STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE at the first boot); English exists beside it (I18N-02). */
export async function setLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  if (!(await locales.findByCode('fr'))) await locales.create({ code: 'fr', name: 'Français (fr)' });
  if (!(await locales.findByCode(ENGLISH.code))) await locales.create(ENGLISH);
  if ((await locales.getDefaultLocale()) !== 'fr') await locales.setDefaultLocale({ code: 'fr' });
}

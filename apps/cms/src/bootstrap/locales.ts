import type { Core } from '@strapi/strapi';

const LOCALES = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'Anglais' },
];

/** French is the default (STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE at the first boot); English exists beside it (I18N-02). */
export async function setLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const locale of LOCALES) {
    const found = await locales.findByCode(locale.code);
    if (!found) await locales.create(locale);
    else if (found.name !== locale.name) await locales.update({ id: found.id }, { name: locale.name });
  }
  if ((await locales.getDefaultLocale()) !== 'fr') await locales.setDefaultLocale({ code: 'fr' });
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';

/** Several may be asked for at once: « Publier » in both languages. */
async function getValidLocale(locale: unknown): Promise<unknown> {
  if (locale === undefined || locale === null) return DEFAULT_LOCALE;
  const asked: unknown[] = [locale].flat();
  if (asked.length > 0 && asked.every(isLocale)) return locale;
  throw new errors.ApplicationError('Locale not found');
}

/**
 * The languages are constants. Strapi looks each one up in the database, and takes a database that is away for a language that does not
 * exist: an editor who published was told so.
 */
export function knowLocales(strapi: Core.Strapi): void {
  Object.assign(strapi.plugin('i18n').service('content-types'), { getValidLocale });
}

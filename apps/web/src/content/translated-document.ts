import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import type { TranslatedDocument } from '@/lib/translated';
import { chooseTranslation } from './translation.rules';

/** I18N-04: a document in the language of the page, completed from French; null when there is none. */
export async function readTranslated<Model extends object>(
  locale: Locale,
  read: (locale: Locale) => Promise<Model | null>,
): Promise<(Model & TranslatedDocument) | null> {
  if (locale === DEFAULT_LOCALE) return read(locale);
  const [english, french] = await Promise.all([read(locale), read(DEFAULT_LOCALE)]);
  return chooseTranslation({ english, french }, readServerEnvironment().UNTRANSLATED);
}

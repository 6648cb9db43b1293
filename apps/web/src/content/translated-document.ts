import { UnfitDocumentError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { withoutNotes } from '@/store/page-notes';
import type { TranslatedDocument } from '@/lib/translated';
import { chooseTranslation } from './translation.rules';

/** A translation of which nothing can be shown is none. */
function orNone(error: unknown): null {
  if (error instanceof UnfitDocumentError) return null;
  throw error;
}

/** I18N-04: a document in the language of the page, completed from French; null when there is none. */
export async function readTranslated<Model extends object>(
  locale: Locale,
  read: (locale: Locale) => Promise<Model | null>,
): Promise<(Model & TranslatedDocument) | null> {
  if (locale === DEFAULT_LOCALE) return read(locale);
  // A document is the same one in every language: what French depends on is what its translation does, there or not yet.
  const [french, english] = await Promise.all([
    read(DEFAULT_LOCALE),
    withoutNotes(() => read(locale).catch(orNone)),
  ]);
  if (!french) await read(locale);
  return chooseTranslation({ english, french }, readServerEnvironment().UNTRANSLATED);
}

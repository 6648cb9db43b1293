import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { inReaderOrder } from '@/lib/reader-order.rules';
import type { TranslatedDocument } from '@/lib/translated';
import { chooseTranslation } from './translation.rules';

type Listed = { slug: string };
type ReadSlugs<Item> = (slugs: readonly string[]) => Promise<readonly Item[]>;

/** I18N-04: the language that says what a list holds. French has every document, so that those without English are there too. */
export function listLanguage(locale: Locale): Locale {
  const isComplete = locale === DEFAULT_LOCALE || readServerEnvironment().UNTRANSLATED === 'hidden';
  return isComplete ? locale : DEFAULT_LOCALE;
}

/** I18N-04: the items of a list in the language of the page, in their order, each completed from French or French altogether. */
export async function translateItems<Item extends Listed>(
  locale: Locale,
  items: readonly Item[],
  readTranslations: ReadSlugs<Item>,
): Promise<(Item & TranslatedDocument)[]> {
  if (locale === listLanguage(locale) || items.length === 0) return [...items];

  const translations = await readTranslations(items.map(({ slug }) => slug));
  const bySlug = new Map(translations.map((item) => [item.slug, item]));
  return items.flatMap(
    (french) => chooseTranslation({ english: bySlug.get(french.slug) ?? null, french }, 'shown') ?? [],
  );
}

/** EN-01: the same for a list that is read whole, in the order of its reader. */
export async function translateList<Item extends Listed>(
  locale: Locale,
  items: readonly Item[],
  readTranslations: ReadSlugs<Item>,
): Promise<(Item & TranslatedDocument)[]> {
  return inReaderOrder(locale, await translateItems(locale, items, readTranslations));
}

import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { TranslatedDocument } from '@/lib/translated';
import { restOfWindow, type Window } from './list-page.rules';
import { listLanguage } from './translated-list';
import { chooseTranslation } from './translation.rules';

/** A part of a list: the documents of a language, or those of it that another one lacks. */
export type ListPart = { locale: Locale; without?: Locale };

type Listed = { slug: string };
type ReadFrench<Item> = (slugs: readonly string[]) => Promise<readonly Item[]>;
type Shown<Item> = Item & TranslatedDocument;

const untranslated = (locale: Locale): ListPart => ({ locale: DEFAULT_LOCALE, without: locale });
const asFrench = <Item>(item: Item): Shown<Item> => ({ ...item, isFrenchOnly: true });

/** I18N-04: English items, what they lack filled from French. */
async function complete<Item extends Listed>(
  items: readonly Item[],
  readFrench: ReadFrench<Item>,
): Promise<Shown<Item>[]> {
  if (items.length === 0) return [];
  const originals = await readFrench(items.map(({ slug }) => slug));
  const bySlug = new Map(originals.map((item) => [item.slug, item]));
  return items.flatMap(
    (english) => chooseTranslation({ english, french: bySlug.get(english.slug) ?? null }, 'shown') ?? [],
  );
}

/**
 * EN-02: a window of a list that is too long to be read whole. In English it is two lists, one behind the other: what is
 * in English, then what is not, each in its own order. So the pages are the same on every node and hold each document once.
 */
export async function readTranslatedWindow<Item extends Listed>(
  locale: Locale,
  window: Window,
  read: (part: ListPart, window: Window) => Promise<{ items: readonly Item[]; total: number }>,
  readFrench: ReadFrench<Item>,
): Promise<{ items: readonly Shown<Item>[]; total: number }> {
  if (locale === listLanguage(locale)) return read({ locale }, window);

  const english = await read({ locale }, window);
  const { isShown, ...rest } = restOfWindow(window, english.total);
  const [first, french] = await Promise.all([
    complete(english.items, readFrench),
    read(untranslated(locale), rest),
  ]);
  const last = isShown ? french.items.map(asFrench) : [];
  return { items: [...first, ...last], total: english.total + french.total };
}

/** EN-02: the first of such a list, for a page that does without them; null when they cannot be read (STATE-04). */
export async function readTranslatedFirst<Item extends Listed>(
  locale: Locale,
  limit: number,
  read: (part: ListPart, limit: number) => Promise<readonly Item[] | null>,
  readFrench: ReadFrench<Item>,
): Promise<readonly Shown<Item>[] | null> {
  const found = await read({ locale }, limit);
  if (!found || locale === listLanguage(locale)) return found;

  const left = limit - found.length;
  const [first, french] = await Promise.all([
    complete(found, readFrench),
    left > 0 ? read(untranslated(locale), left) : Promise.resolve<readonly Item[]>([]),
  ]);
  return french && [...first, ...french.map(asFrench)];
}

import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { TranslatedDocument } from './translated';

type Listed = TranslatedDocument & {
  /** Of a programme: its words may be English where its classes are not. */
  taughtIn?: string;
};

/** 0: for this reader altogether; 1: told in the language of the page, held in French; 2: in French. */
function rankOf(locale: Locale, { isFrenchOnly, taughtIn }: Listed): number {
  if (isFrenchOnly) return 2;
  return taughtIn === undefined || taughtIn === locale ? 0 : 1;
}

/** EN-01: what an English reader can use comes first; within each part the order stays. A French list is left as it is. */
export function inReaderOrder<Item extends Listed>(locale: Locale, items: readonly Item[]): Item[] {
  if (locale === DEFAULT_LOCALE) return [...items];
  return items.toSorted((one, other) => rankOf(locale, one) - rankOf(locale, other));
}

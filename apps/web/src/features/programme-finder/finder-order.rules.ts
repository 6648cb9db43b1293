import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { inReaderOrder } from '@/lib/reader-order.rules';

type Ranked = Pick<ProgrammeCard, 'featured' | 'isFrenchOnly' | 'taughtIn'>;

/** Those that the school puts forward first, by rank; the others in the order they come. In English, those taught in English lead (EN-01). */
export function inFinderOrder<Item extends Ranked>(locale: Locale, programmes: readonly Item[]): Item[] {
  const rank = ({ featured }: Item) => featured ?? Number.MAX_SAFE_INTEGER;
  return inReaderOrder(
    locale,
    programmes.toSorted((one, other) => rank(one) - rank(other)),
  );
}

/** EN-01: an English home puts forward as many programmes, those that its reader can take first. */
export function toPutForward<Item extends Ranked>(
  locale: Locale,
  featured: readonly Item[],
  programmes: readonly Item[],
): readonly Item[] {
  if (locale === DEFAULT_LOCALE || programmes.length === 0) return featured;
  return inFinderOrder(locale, programmes).slice(0, featured.length);
}

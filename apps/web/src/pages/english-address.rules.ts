import type { Locale } from '@meridia/domain/locales';
import type { AddressBook } from '@/lib/address-book';
import type { Translations } from '@meridia/domain/address-decision.rules';
import { localePath } from '@/lib/paths';
import { publishedPlace } from './published-place';

/** What is asked of the content: where the document of a place is in a language. */
type AddressIn = AddressBook['addressIn'];

type Settings = { addressIn: AddressIn; untranslated: 'shown' | 'hidden' };

const ENGLISH = 'en';
/** Files, calls: they have no language. */
const WITHOUT_LANGUAGE = /^\/(?:media|api|images|icons|fonts|_site)\//;

/**
 * Where an English page leads for a path of the site (without its language): to the English page at its own address; to the French
 * page in the English frame where what has no translation is shown (I18N-04); to the French page itself where it is hidden, so that
 * no link of ours leads nowhere.
 */
export function englishAddress(path: string, { addressIn, untranslated }: Settings): string {
  if (WITHOUT_LANGUAGE.test(path)) return path;
  const endStart = path.search(/[?#]/);
  const [start, end] = endStart === -1 ? [path, ''] : [path.slice(0, endStart), path.slice(endStart)];
  const place = publishedPlace(start);
  const address = place === null || place === 'any' ? undefined : addressIn(ENGLISH, place);
  if (place === null || place === 'any' || address === undefined) return localePath(ENGLISH, path);
  if (address === null) return untranslated === 'hidden' ? path : localePath(ENGLISH, path);
  return address === place.address
    ? localePath(ENGLISH, path)
    : `${localePath(ENGLISH, `/${address}`)}${end}`;
}

/** What the addresses of requests are decided by (redirect.rules.ts). */
export function addressTranslations({ addressIn, untranslated }: Settings): Translations {
  const placed = (path: string, locale: Locale) => {
    const place = publishedPlace(path);
    if (place === null || place === 'any') return null;
    return { place, address: addressIn(locale, place) ?? null };
  };
  return {
    english: (path) => englishAddress(path, { addressIn, untranslated }),
    isEnglish: (path) => {
      const found = placed(path, ENGLISH);
      return found !== null && found.address === found.place.address;
    },
    own: (path, locale) => {
      const found = placed(path, locale);
      if (!found?.address || found.address === found.place.address) return null;
      return localePath(locale, `/${found.address}`);
    },
  };
}

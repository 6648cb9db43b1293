import type { Locale } from '@meridia/domain/locales';
import {
  countLabelKey,
  lookUpLabel,
  lookUpLink,
  type LabelParams,
  type LabelSource,
} from '@meridia/labels/label.rules';
import { localePath } from './paths.ts';

/** The page in a language, or the home of that language. */
export type LanguageLink = { locale: Locale; href: string; isCurrent: boolean };

/** What the settings say of what is kept of a visit (TRACK-05, CALL-11). */
export type Tracking = { isConsentRequired: boolean; tagManager: { id: string; url: string } | null };

/** The careful way: what nobody has set is asked for, and nothing is measured. */
const CAREFUL: Tracking = { isConsentRequired: true, tagManager: null };

/** What every part of a page needs to speak: the language, its words, its addresses. Server side only: it holds functions. */
export type SiteContext = {
  locale: Locale;
  /** FR and EN (I18N-02); empty when the site has one language. */
  languages: readonly LanguageLink[];
  tracking: Tracking;
  /** The text of a label (STATE-03). */
  text: (key: string, params?: LabelParams) => string;
  /** The text of a label that counts: `{count}` is given, and the key ending in `One` is its singular. */
  count: (key: string, count: number, params?: LabelParams) => string;
  /** Where a label leads, in this language; null when it leads nowhere. */
  link: (key: string) => string | null;
  /** An address of the site in this language; one of another site is left as it is. */
  href: (path: string) => string;
};

type Source = {
  locale: Locale;
  labels: LabelSource;
  /** The name of the school, which any label may say: `{school}`. */
  school?: string;
  languages?: readonly LanguageLink[];
  tracking?: Tracking;
  /** Where a path of the site is in this language; under its prefix unless somebody knows better (I18N-04). */
  addressOf?: (path: string) => string;
};

export function createSiteContext(source: Source): SiteContext {
  const { locale, labels, languages = [], tracking = CAREFUL } = source;
  const school = source.school ?? lookUpLabel(labels, locale, 'school.unnamed');
  const text = (key: string, params?: LabelParams) => lookUpLabel(labels, locale, key, { school, ...params });
  const addressOf = source.addressOf ?? ((path: string) => localePath(locale, path));
  const href = (path: string) => (path.startsWith('/') ? addressOf(path) : path);
  return {
    locale,
    languages,
    tracking,
    text,
    count: (key, count, params) => text(countLabelKey(key, count), { count, ...params }),
    href,
    link: (key) => {
      const link = lookUpLink(labels.dictionaries, locale, key);
      return link === null ? null : href(link);
    },
  };
}

import { isLocale, type Locale } from '@meridia/domain/locales';
import { lookUpLabel, type LabelSource } from '@meridia/labels/label.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { readServerEnvironment } from '@/env/server';
import { languageLinks, servedLocale, type LocaleSettings } from '@/features/locale/locale.rules';
import { log } from '@/lib/log';

export const labelSource: LabelSource = { dictionaries: LABELS, logger: log };

function localeSettings(): LocaleSettings {
  const { ENABLED_LOCALES, ENGLISH_PREFIX, ENGLISH_SITE_URL } = readServerEnvironment();
  return {
    enabledLocales: ENABLED_LOCALES,
    englishPrefix: ENGLISH_PREFIX,
    englishSiteUrl: ENGLISH_SITE_URL,
  };
}

/** Null for a segment that is no locale of this site. The placeholder of the build is refused before any setting is read. */
export function toLocale(segment: string): Locale | null {
  return isLocale(segment) ? servedLocale(segment, localeSettings()) : null;
}

/** The FR and EN links, or null when this site has none. */
export function languageNavigation(current: Locale) {
  const links = languageLinks(localeSettings(), current);
  if (links.length === 0) return null;

  const text = (key: string) => lookUpLabel(labelSource, current, key);
  const named = links.map((link) => ({
    ...link,
    text: text(`nav.language.${link.locale}`),
    name: text(`nav.language.${link.locale}Long`),
  }));
  return { links: named, label: named.map(({ name }) => name).join(' / ') };
}

import type { Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import {
  isEnglishServed,
  languageLinks,
  servedLocale,
  type LocaleSettings,
} from '@/features/locale/locale.rules';
import type { LanguageLink } from '@/lib/site-context';

function localeSettings(): LocaleSettings {
  const { ENABLED_LOCALES, ENGLISH_PREFIX, ENGLISH_SITE_URL } = readServerEnvironment();
  return {
    enabledLocales: ENABLED_LOCALES,
    englishPrefix: ENGLISH_PREFIX,
    englishSiteUrl: ENGLISH_SITE_URL,
  };
}

/** Null for a language that this site does not serve. */
export function toLocale(locale: Locale): Locale | null {
  return servedLocale(locale, localeSettings());
}

/** Whether English pages are answered here (I18N-02). */
export function isEnglishHere(): boolean {
  return isEnglishServed(localeSettings());
}

/** The FR and EN links; none when the site has one language. */
export function languagesOf(locale: Locale): LanguageLink[] {
  return languageLinks(localeSettings(), locale);
}

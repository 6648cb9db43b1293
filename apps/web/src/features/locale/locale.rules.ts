import { DEFAULT_LOCALE, isLocale, type Locale } from '@meridia/domain/locales';
import { localePath } from '@/lib/paths';
import type { LanguageLink } from '@/lib/site-context';

/** The two settings of I18N-02. */
export type LocaleSettings = {
  enabledLocales: readonly Locale[];
  englishPrefix: 'served' | 'redirected';
  englishSiteUrl?: string;
};

/** Whether English pages are answered here, under /en (I18N-02). */
export function isEnglishServed({ enabledLocales, englishPrefix }: LocaleSettings): boolean {
  return enabledLocales.includes('en') && englishPrefix === 'served';
}

/** The locale of an address; null when this site has no such pages. */
export function servedLocale(segment: string, settings: LocaleSettings): Locale | null {
  if (!isLocale(segment)) return null;
  return segment === DEFAULT_LOCALE || isEnglishServed(settings) ? segment : null;
}

/** FR and EN (I18N-02): none with French alone; EN leads to the English site when English is redirected. */
export function languageLinks(settings: LocaleSettings, current: Locale): LanguageLink[] {
  if (!settings.enabledLocales.includes('en')) return [];
  const english = isEnglishServed(settings) ? localePath('en', '/') : (settings.englishSiteUrl ?? '/');
  return [
    { locale: 'fr', href: localePath('fr', '/'), isCurrent: current === 'fr' },
    { locale: 'en', href: english, isCurrent: current === 'en' },
  ];
}

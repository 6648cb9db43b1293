import { LOCALE_COOKIE, type Locale } from '@meridia/domain/locales';

/** I18N-03, as a browser is told to write it. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  const { name, maxAgeSeconds } = LOCALE_COOKIE;
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

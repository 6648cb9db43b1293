import { isLocale } from '@meridia/domain/locales';
import { localeCookie } from './locale-cookie.rules';

/** I18N-03: a visitor who follows FR or EN has chosen a language; one who only reads has not, and nothing is written. */
export function attachLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    const locale = link?.getAttribute('hreflang');
    if (isLocale(locale)) document.cookie = localeCookie(locale, location.protocol === 'https:');
  });
}

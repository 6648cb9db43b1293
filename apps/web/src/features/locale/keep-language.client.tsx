'use client';
import { useEffect } from 'react';
import { isLocale } from '@meridia/domain/locales';
import { localeCookie } from './locale-cookie.rules';

/** I18N-03: a visitor who follows FR or EN has chosen a language; one who only reads has not, and nothing is written. */
export function KeepLanguage() {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[hreflang]') : null;
      const locale = link?.getAttribute('hreflang');
      if (isLocale(locale)) document.cookie = localeCookie(locale, location.protocol === 'https:');
    };
    document.addEventListener('click', keep);
    return () => document.removeEventListener('click', keep);
  }, []);
  return null;
}

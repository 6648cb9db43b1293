import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';
import '@/styles/global.css';

/** Every page is static: one that comes to depend on a request fails the build. */
export const ensureStatic = 'navigation';
/** A page is whole or it is not there: a placeholder would be a 200 for a page that does not exist. */
export const instant = false;

export const metadata: Metadata = { icons: { icon: '/images/favicon.svg' } };

/** Nothing of a school, a language or the content is in the build: pages are rendered at their first request. */
export function generateStaticParams() {
  return [{ locale: '_' }];
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  return (
    <html lang={isLocale(locale) ? locale : DEFAULT_LOCALE}>
      <body>{children}</body>
    </html>
  );
}

import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';
import { schoolMetadata } from '@/app/_page/school-metadata';
import { isProductionBuild } from '@/env/public';
import { ChunkReload } from '@/features/chunk-reload/chunk-reload';
import { DeviceScript } from '@/features/device/device-script';
import { RegisterServiceWorker } from '@/features/pwa/register-service-worker.client';
import { QuietConsole } from '@/features/quiet-console/quiet-console';
import '@/styles/global.css';
import { PRELOADED_FONT } from '@/styles/preloaded-font';

/** Every page is static: one that comes to depend on a request fails the build. */
export const ensureStatic = 'navigation';
/** A page is whole or it is not there: a placeholder would be a 200 for a page that does not exist. */
export const instant = false;

/** `cover`: the action bar of a phone keeps clear of its edge by itself (LAY-05). */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Nothing of a school, a language or the content is in the build: pages are rendered at their first request. */
export function generateStaticParams() {
  return [{ locale: '_' }];
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  return schoolMetadata((await params).locale);
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  return (
    <html lang={isLocale(locale) ? locale : DEFAULT_LOCALE} suppressHydrationWarning>
      <head>
        <link rel="preload" href={PRELOADED_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
        {isProductionBuild && <QuietConsole />}
        <ChunkReload />
        <DeviceScript />
      </head>
      <body>
        {children}
        {isProductionBuild && <RegisterServiceWorker />}
      </body>
    </html>
  );
}

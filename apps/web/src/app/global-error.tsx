'use client';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { FallbackError } from '@/features/error-page/fallback-error';
import '@/styles/global.css';

/** ERRP-04: the layout, or the error page itself, failed. */
export default function GlobalError() {
  return (
    <html lang={DEFAULT_LOCALE}>
      <body>
        <FallbackError locale={DEFAULT_LOCALE} homeHref="/" />
      </body>
    </html>
  );
}

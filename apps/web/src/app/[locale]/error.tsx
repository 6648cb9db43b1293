'use client';
import { useParams } from 'next/navigation';
import { statusFromDigest } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';
import { FallbackError } from '@/features/error-page/fallback-error';
import { localePath } from '@/lib/paths';

type Props = { error: Error & { digest?: string } };

/** ERRP-04: a page that fails in the browser; one that fails on the server comes with its error page. */
export default function ErrorBoundary({ error }: Props) {
  const { locale: segment } = useParams();
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
  return (
    <FallbackError
      locale={locale}
      homeHref={localePath(locale, '/')}
      status={statusFromDigest(error.digest)}
    />
  );
}

import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { FallbackError } from '@/features/error-page/fallback-error';

/** For a `notFound()` that does not come through `renderPage`. Next sends it along with every page: it is small. */
export default function NotFound() {
  return <FallbackError locale={DEFAULT_LOCALE} homeHref="/" status={404} />;
}

import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { errorPage } from '@/app/_page/render-page';

/** For a `notFound()` that does not come through `renderPage`. */
export default function NotFound() {
  return errorPage(DEFAULT_LOCALE, 404);
}

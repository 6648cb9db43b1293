import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { errorPage } from '@/app/_page/render-page';
import { loadSite } from '@/app/_page/site';

/** For a `notFound()` that does not come through `renderPage`. */
export default async function NotFound() {
  return errorPage(await loadSite(DEFAULT_LOCALE), 404);
}

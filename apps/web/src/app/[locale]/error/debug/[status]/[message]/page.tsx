import { LABELS } from '@meridia/labels/labels.data';
import { errorContent, errorMetadata, renderPage } from '@/app/_page/render-page';
import { loadSite } from '@/app/_page/site';
import { readServerEnvironment } from '@/env/server';
import { toDebugMessageKey, toDebugStatus } from '@/features/error-page/error-debug.rules';

type Props = { params: Promise<{ locale: string; status: string; message: string }> };

export function generateStaticParams() {
  return [{ status: '_', message: '_' }];
}

export async function generateMetadata({ params }: Props) {
  const { locale, status } = await params;
  return errorMetadata(await loadSite(locale), toDebugStatus(status) ?? 404);
}

/** ROUTE-19, ERRP-03: the error page with a message of its own, one of the labels. */
export default async function ErrorDebugMessageRoute({ params }: Props) {
  const { locale, ...asked } = await params;
  const key = toDebugMessageKey(asked.message);
  const load = async () => {
    const status = toDebugStatus(asked.status);
    const isShown = readServerEnvironment().ERROR_DEBUG && Object.hasOwn(LABELS.fr, key);
    return isShown && status !== null ? { status } : null;
  };
  return renderPage({ locale, load }, ({ status }, site) => errorContent(site, status, site.text(key)));
}

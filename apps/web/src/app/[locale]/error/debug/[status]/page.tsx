import { errorContent, errorMetadata, renderPage } from '@/app/_page/render-page';
import { loadSite } from '@/app/_page/site';
import { readServerEnvironment } from '@/env/server';
import { toDebugStatus } from '@/features/error-page/error-debug.rules';

type Props = { params: Promise<{ locale: string; status: string }> };

export function generateStaticParams() {
  return [{ status: '_' }];
}

export async function generateMetadata({ params }: Props) {
  const { locale, status } = await params;
  return errorMetadata(await loadSite(locale), toDebugStatus(status) ?? 404);
}

/** ROUTE-19: `/error/debug?status=` once the server has made a path of it; the server also sets the status. */
export default async function ErrorDebugRoute({ params }: Props) {
  const { locale, status } = await params;
  const load = async () => (readServerEnvironment().ERROR_DEBUG ? toDebugStatus(status) : null);
  return renderPage({ locale, load }, (shown, site) => errorContent(site, shown));
}

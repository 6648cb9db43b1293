import { commonAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { OfflinePage } from '@/features/offline/offline-page';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  const { locale } = await params;
  return { locale, address: commonAddress(paths.offline), load: async () => ({}) };
}

export async function generateMetadata(props: Props) {
  const robots = { index: false, follow: false };
  return pageMetadata(await toRequest(props), (_page, site) => ({ title: site.text('pwa.offline'), robots }));
}

/** The page that a service worker shows in the place of one it does not have (PWA-01). */
export default async function OfflineRoute(props: Props) {
  return renderPage(await toRequest(props), (_page, site) => <OfflinePage site={site} />);
}

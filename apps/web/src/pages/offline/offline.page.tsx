import { OfflinePage } from '@/features/offline/offline-page';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';

/** The page that a service worker shows in the place of one it does not have (PWA-01). */
export const page = definePage({
  load: async () => ({}),
  head: (_model, site) => ({ title: site.text('pwa.offline'), robots: { index: false, follow: false } }),
  view: (_model, site) => <OfflinePage site={site} />,
  address: () => commonAddress(paths.offline),
  frame: () => ({ hasPopin: false }),
});

import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { articleAddress } from '@/pages/page-address';
import { HomePage } from '@/views/home/home-page';
import { loadHome } from './load-home';

/** ROUTE-01 */
export const page = definePage({
  load: ({ locale }) => loadHome(locale),
  head: ({ article }) => articleHead(article),
  view: (home, site) => <HomePage site={site} {...home} />,
  address: () => articleAddress('home'),
});

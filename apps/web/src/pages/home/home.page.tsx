import { schoolData } from '@/features/seo/data/school-data';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { articleAddress } from '@/pages/page-address';
import { HomePage } from '@/views/home/home-page';
import { loadHome } from './load-home';

/** ROUTE-01 */
export const page = definePage({
  load: ({ locale }) => loadHome(locale),
  head: ({ article, campuses }, site) => ({ ...articleHead(article), data: schoolData(campuses, site) }),
  view: (home, site) => <HomePage site={site} {...home} />,
  address: () => articleAddress('home'),
});

import { schoolData } from '@/features/seo/data/school-data';
import { pictureArt } from '@/features/seo/share/share-card';
import { ART } from '@/lib/art.data';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { articleAddress } from '@/pages/page-address';
import { HomePage } from '@/views/home/home-page';
import { loadHome } from './load-home';

/** ROUTE-01 */
export const page = definePage({
  load: ({ locale }) => loadHome(locale),
  head: ({ article, campuses }, site) => ({
    ...articleHead(article),
    share: { title: article.heading, tint: 'paille', art: pictureArt(ART.heroNarrow) },
    data: schoolData(campuses, site),
  }),
  view: (home, site) => <HomePage site={site} {...home} />,
  address: () => articleAddress('home'),
});

import { schoolData } from '@/features/seo/data/school-data';
import { listCrumbs } from '@/lib/crumbs';
import { paths } from '@/lib/paths';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { CampusIndexPage } from '@/views/campus-index/campus-index-page';
import { loadCampusIndex } from './load-campus-index';

/** ROUTE-11: the campuses. */
export const page = definePage({
  load: ({ locale }) => loadCampusIndex(locale),
  head: ({ article, campuses }, site) => ({
    title: site.text('campus.title'),
    description: site.text('campus.intro'),
    ...(article && articleHead(article)),
    crumbs: listCrumbs(site, 'campuses'),
    data: schoolData(campuses, site),
  }),
  view: (index, site) => <CampusIndexPage site={site} index={index} />,
  address: () => commonAddress(paths.campuses),
});

import { campusTerritories } from '@/features/campuses/territory.rules';
import { schoolData } from '@/features/seo/data/school-data';
import { mapArt } from '@/features/seo/share/share-card';
import { listCrumbs } from '@/lib/crumbs';
import { paths } from '@/lib/paths';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { CAMPUS_INDEX_TINT, CampusIndexPage } from '@/views/campus-index/campus-index-page';
import { loadCampusIndex } from './load-campus-index';

/** ROUTE-11: the campuses. */
export const page = definePage({
  load: ({ locale }) => loadCampusIndex(locale),
  head: ({ article, campuses }, site) => {
    const territories = campusTerritories(campuses);
    return {
      title: site.text('campus.title'),
      description: site.text('campus.intro'),
      ...(article && articleHead(article)),
      share: {
        title: article?.heading,
        tint: CAMPUS_INDEX_TINT,
        art: territories ? mapArt(territories) : undefined,
      },
      crumbs: listCrumbs(site, 'campuses'),
      data: schoolData(campuses, site),
    };
  },
  view: (index, site) => <CampusIndexPage site={site} index={index} />,
  address: () => commonAddress(paths.campuses),
});

import { coordinatesText } from '@/features/campuses/coordinates.rules';
import { countryCode } from '@/features/campuses/zones.rules';
import { campusData } from '@/features/seo/data/school-data';
import { documentCrumbs } from '@/lib/crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { campusTint } from '@/views/campus-page/campus-head';
import { CampusPage } from '@/views/campus-page/campus-page';
import { loadCampus } from './load-campus';

/** ROUTE-11: a campus. */
export const page = definePage({
  load: ({ locale, params }) => loadCampus(locale, params.slug),
  head: ({ campus }, site) => ({
    title: campus.heading ?? campus.title,
    description: campus.summary,
    image: campus.image,
    share: {
      title: campus.title,
      tint: campusTint(campus),
      note: campus.coordinates ? coordinatesText(site, campus.coordinates) : undefined,
    },
    crumbs: documentCrumbs(site, 'campuses', campus.title),
    data: campusData(campus, countryCode(campus.country)),
  }),
  view: (content, site) => <CampusPage site={site} {...content} />,
  address: ({ params }) => documentAddress('campus', params.slug),
  // MODAL-04
  frame: (_content, { params }) => ({ choice: { campus: params.slug }, campuses: [params.slug] }),
});

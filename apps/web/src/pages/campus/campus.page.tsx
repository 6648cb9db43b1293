import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { CampusPage } from '@/views/campus-page/campus-page';
import { loadCampus } from './load-campus';

/** ROUTE-11: a campus. */
export const page = definePage({
  load: ({ locale, params }) => loadCampus(locale, params.slug),
  head: ({ campus: { title, heading, summary, image } }) => ({
    title: heading ?? title,
    description: summary,
    image,
  }),
  view: (content, site) => <CampusPage site={site} {...content} />,
  address: ({ params }) => documentAddress('campus', params.slug),
  // MODAL-04
  frame: (_content, { params }) => ({ choice: { campus: params.slug } }),
});

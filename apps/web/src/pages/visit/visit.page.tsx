import { readTypedPlace } from '@/features/visit/typed-place.rules';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { VISIT_TINT, VisitPage } from '@/views/visit/visit-page';
import { loadVisit } from './load-visit';

/** The nearest open day to a place that the visitor types. */
export const page = definePage({
  load: loadVisit,
  head: ({ typed }, site) => ({
    title: site.text('visit.title'),
    description: site.text('visit.intro'),
    share: { tint: VISIT_TINT },
    robots: typed === '' ? undefined : { index: false, follow: true },
  }),
  view: (visit, site) => <VisitPage site={site} visit={visit} />,
  address: ({ query }) => commonAddress(paths.visit(readTypedPlace(query))),
});

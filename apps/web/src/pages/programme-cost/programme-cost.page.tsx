import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { costHref, readCostChoice } from '@/features/programme-cost/cost-choice.rules';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { ProgrammeCostPage } from '@/views/programme-cost/programme-cost-page';
import { loadProgrammeCost } from './load-programme-cost';

/** COST-01: what is left to pay for a programme. A choice is for whoever made it, not for search engines. */
export const page = definePage({
  load: ({ locale, params, query }) => loadProgrammeCost(locale, params.slug, query),
  head: ({ programme: { name, image, domain }, isChosen, isUnknown }, site) => ({
    title: site.text('netCost.titleOf', { name }),
    description: site.text('netCost.description', { name }),
    image,
    share: { kicker: name, title: site.text('netCost.title'), tint: displayDomain(domain).tint },
    robots: isChosen || isUnknown ? { index: false, follow: true } : undefined,
  }),
  view: (content, site) => <ProgrammeCostPage site={site} content={content} />,
  address: ({ params: { slug }, query }) =>
    documentAddress('programme', slug, costHref(slug, readCostChoice(query))),
  frame: (_content, { params }) => ({ choice: { programme: params.slug } }),
});

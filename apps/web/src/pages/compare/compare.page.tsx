import { compareHref, readCompared } from '@/features/comparison/compare-address.rules';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { ComparePage } from '@/views/compare/compare-page';
import { loadComparison } from './load-comparison';

/** COST-04: programmes side by side. A comparison is for whoever made it, not for search engines. */
export const page = definePage({
  load: ({ locale, query }) => loadComparison(locale, query),
  head: ({ compared, isAsked }, site) => ({
    title:
      compared.length === 0
        ? site.text('compare.title')
        : site.text('compare.titleOf', { names: compared.map(({ programme }) => programme.name).join(', ') }),
    description: site.text('compare.description'),
    robots: isAsked ? { index: false, follow: true } : undefined,
  }),
  view: (comparison, site) => <ComparePage site={site} comparison={comparison} />,
  address: ({ query }) => commonAddress(compareHref(readCompared(query))),
});

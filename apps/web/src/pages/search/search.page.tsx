import { getSearchResults } from '@/content/search/search.query';
import { keepShort } from '@/content/client/content-cache';
import { readSearch, RESULTS_PER_PAGE, searchHref } from '@/features/search/search-address.rules';
import { definePage, type Asked } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import type { SearchContent } from '@/views/search/search-content';
import { SearchPage } from '@/views/search/search-page';

const BEST_OF_EACH_KIND = 4;

/** There is no end to what is searched: such a page is kept for minutes, in a place of its own (decision 0011). */
async function load({ locale, query }: Asked): Promise<SearchContent> {
  const request = readSearch(query);
  const { q, kind, page } = request;
  if (q === '') return { request, found: null };
  keepShort();
  const window = kind
    ? { kind, start: (page - 1) * RESULTS_PER_PAGE, limit: RESULTS_PER_PAGE }
    : { limit: BEST_OF_EACH_KIND };
  return { request, found: await getSearchResults(locale, { q, ...window, counted: true }) };
}

export const page = definePage({
  load,
  head: ({ request }, site) => ({
    title: request.q === '' ? site.text('search.title') : site.text('search.titleOf', { q: request.q }),
    description: site.text('search.description'),
    robots: { index: false, follow: true },
  }),
  view: (content, site) => <SearchPage site={site} content={content} />,
  address: ({ query }) => commonAddress(searchHref(readSearch(query))),
  frame: () => ({ hasPopin: false }),
});

import { listHref } from '@/features/lists/list-address.rules';
import type { NewsSelection } from '@/features/lists/news-selection.rules';
import { shownPages } from '@/features/lists/page-numbers.rules';
import type { SiteContext } from '@/lib/site-context';
import { Pagination } from '@/ui/pagination';

type Props = { site: SiteContext; selection: NewsSelection; pageCount: number };

/** ROUTE-06; a list of one page needs none. */
export function NewsPages({ site, selection, pageCount }: Props) {
  if (pageCount < 2) return null;
  const { page: current } = selection;
  const hrefOf = (page: number) => site.href(listHref('actualites', { ...selection, page }));
  return (
    <Pagination
      label={site.text('pagination.label')}
      previous={{ label: site.text('button.previous'), href: current > 1 ? hrefOf(current - 1) : null }}
      next={{ label: site.text('button.next'), href: current < pageCount ? hrefOf(current + 1) : null }}
      items={shownPages(current, pageCount).map((page) =>
        page === 'gap'
          ? page
          : {
              page,
              href: hrefOf(page),
              label: site.text('pagination.page', { page }),
              isCurrent: page === current,
            },
      )}
    />
  );
}

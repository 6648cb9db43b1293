import { listHref } from '@/features/filters/list-address.rules';
import type { SiteContext } from '@/lib/site-context';
import { LoadMore } from '@/ui/load-more';
import { growTo } from '@/views/programme-list/programme-list.rules';
import { JobLines } from './job-lines';
import type { JobList } from './job-list';

type Props = { site: SiteContext; list: JobList };

/** A longer list opens where it goes on. */
const NEXT_ID = 'suite';

/** PAGE-04: the list and the way to a longer one, which is an address. */
export function FoundJobs({ site, list: { selection, found } }: Props) {
  const growth = growTo(selection.page, found.length);
  if (!growth) return null;
  const { shown, firstNew, next } = growth;
  const longer = listHref('offres-alternance', { ...selection, page: selection.page + 1 });
  return (
    <>
      <JobLines
        site={site}
        offers={found.slice(0, shown)}
        mark={firstNew > 0 ? { rank: firstNew, id: NEXT_ID } : undefined}
      />
      {next > 0 && (
        <LoadMore
          href={`${site.href(longer)}#${NEXT_ID}`}
          label={site.count('button.loadMoreJobs', next)}
          isUnderLines
        />
      )}
    </>
  );
}

import { growTo } from '@/features/lists/growth.rules';
import type { SiteContext } from '@/lib/site-context';
import { LoadFurther, NEXT_ID } from '@/views/filtered-list/load-further';
import { JobLines } from './job-lines';
import type { JobList } from './job-list';

type Props = { site: SiteContext; list: JobList };

/** PAGE-04: the list and the way to a longer one, which is an address. */
export function FoundJobs({ site, list: { selection, found } }: Props) {
  const growth = growTo(selection.page, found.length);
  if (!growth) return null;
  const { shown, firstNew, next } = growth;
  return (
    <>
      <JobLines
        site={site}
        offers={found.slice(0, shown)}
        mark={firstNew > 0 ? { rank: firstNew, id: NEXT_ID } : undefined}
      />
      {next > 0 && (
        <LoadFurther
          site={site}
          list="offres-alternance"
          selection={selection}
          label={site.count('button.loadMoreJobs', next)}
          isUnderLines
        />
      )}
    </>
  );
}

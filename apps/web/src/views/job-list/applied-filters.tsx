import { listHref, toggleValue } from '@/features/filters/list-address.rules';
import type { ListSelection } from '@/features/filters/list-selection.rules';
import { JOB_FILTERS } from '@/features/job-offers/job-choice.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { optionLabel, type JobOptions } from './job-options';

type Props = { site: SiteContext; options: JobOptions; selection: ListSelection<'offres-alternance'> };

/** What was chosen, each with a way to take it away. */
export function AppliedFilters({ site, options, selection }: Props) {
  const chosen = JOB_FILTERS.flatMap((filter) =>
    selection.values[filter].map((value) => ({ filter, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <FilterChips label={site.text('course.filter.applied')}>
      {chosen.map(({ filter, value }) => (
        <FilterChipLink
          key={`${filter}-${value}`}
          href={site.href(listHref('offres-alternance', toggleValue(selection, filter, value)))}
          label={optionLabel(options, filter, value)}
          removeHint={site.text('filter.remove')}
        />
      ))}
      <FilterChipLink href={site.href(paths.jobOffers)} label={site.text('course.filter.reset')} isPlain />
    </FilterChips>
  );
}

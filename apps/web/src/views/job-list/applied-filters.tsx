import { listHref, toggleValue } from '@/features/filters/list-address.rules';
import type { ListSelection } from '@/features/filters/list-selection.rules';
import { JOB_FILTERS } from '@/features/job-offers/job-choice.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { AppliedChips } from '@/views/filtered-list/applied-chips';
import { optionLabel, type JobOptions } from './job-options';

type Props = { site: SiteContext; options: JobOptions; selection: ListSelection<'offres-alternance'> };

/** What was chosen, each with a way to take it away. */
export function AppliedFilters({ site, options, selection }: Props) {
  const chosen = JOB_FILTERS.flatMap((filter) =>
    selection.values[filter].map((value) => ({
      href: site.href(listHref('offres-alternance', toggleValue(selection, filter, value))),
      label: optionLabel(options, filter, value),
    })),
  );
  return <AppliedChips site={site} chosen={chosen} resetHref={site.href(paths.jobOffers)} />;
}

import { countOffers, JOB_FILTERS } from '@/features/job-offers/job-choice.rules';
import type { SiteContext } from '@/lib/site-context';
import type { FilterField } from '@/views/filtered-list/filter-form';
import type { JobList } from './job-list';
import { FILTER_LABELS, type JobOptions } from './job-options';

/** The fields of the filters: each value with what choosing it would give. */
export function jobFields(
  site: SiteContext,
  options: JobOptions,
  { open, selection }: JobList,
): FilterField[] {
  return JOB_FILTERS.map((filter) => {
    const counts = countOffers(open, selection.values, filter);
    const choices = options[filter].map(({ value, label }) => {
      const count = counts.get(value) ?? 0;
      const isChosen = selection.values[filter].includes(value);
      return { value, label, count, countText: site.count('jobs.count', count), isChosen };
    });
    return { name: filter, label: site.text(FILTER_LABELS[filter]), choices };
  });
}

import { countValues, FACETS } from '@/features/programme-finder/facets.rules';
import type { SiteContext } from '@/lib/site-context';
import type { FilterField } from '@/views/filtered-list/filter-form';
import { FACET_LABELS, type FacetOptions } from './facet-options';
import type { ProgrammeList } from './programme-list';

/** The fields of the finder: each value with what choosing it would give. */
export function facetFields(
  site: SiteContext,
  options: FacetOptions,
  { catalogue, selection }: ProgrammeList,
): FilterField[] {
  const counts = countValues(catalogue, selection.values);
  return FACETS.map((facet) => ({
    name: facet,
    label: site.text(FACET_LABELS[facet]),
    choices: options[facet].map(({ value, label }) => {
      const count = counts[facet].get(value) ?? 0;
      return {
        value,
        label,
        count,
        countText: site.count('course.count', count),
        isChosen: selection.values[facet].includes(value),
      };
    }),
  }));
}

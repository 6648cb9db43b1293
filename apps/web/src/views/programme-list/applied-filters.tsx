import { listHref, toggleValue } from '@/features/filters/list-address.rules';
import type { ListSelection } from '@/features/filters/list-selection.rules';
import { FACETS } from '@/features/programme-finder/facets.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { optionLabel, type FacetOptions } from './facet-options';

type Props = { site: SiteContext; options: FacetOptions; selection: ListSelection<'programme'> };

/** What was chosen, each with a way to take it away. */
export function AppliedFilters({ site, options, selection }: Props) {
  const chosen = FACETS.flatMap((facet) => selection.values[facet].map((value) => ({ facet, value })));
  if (chosen.length === 0) return null;
  return (
    <FilterChips label={site.text('course.filter.applied')}>
      {chosen.map(({ facet, value }) => (
        <FilterChipLink
          key={`${facet}-${value}`}
          href={site.href(listHref('programme', toggleValue(selection, facet, value)))}
          label={optionLabel(options, facet, value)}
          removeHint={site.text('filter.remove')}
        />
      ))}
      <FilterChipLink href={site.href(paths.programmes)} label={site.text('course.filter.reset')} isPlain />
    </FilterChips>
  );
}

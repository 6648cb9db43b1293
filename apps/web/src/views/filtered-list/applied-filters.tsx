import type { FilterName, ListPage } from '@meridia/domain/list-filters';
import { optionLabel, type FilterOptions } from '@/features/lists/filter-options.rules';
import { listHref, toggleValue } from '@/features/lists/list-address.rules';
import { noSelection, type ListSelection } from '@/features/lists/list-selection.rules';
import type { SiteContext } from '@/lib/site-context';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';

type Props<List extends ListPage> = {
  site: SiteContext;
  list: List;
  /** In the order they are shown. */
  filters: readonly FilterName<List>[];
  options: FilterOptions<List>;
  selection: ListSelection<List>;
};

/** What was chosen, each with a way to take it away, and one to take all of it away. */
export function AppliedFilters<List extends ListPage>(props: Props<List>) {
  const { site, list, filters, options, selection } = props;
  const chosen = filters.flatMap((filter) =>
    selection.values[filter].map((value) => ({
      href: site.href(listHref(list, toggleValue(selection, filter, value))),
      label: optionLabel(options, filter, value, site.text('filter.unknownChoice')),
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <FilterChips label={site.text('course.filter.applied')}>
      {chosen.map((chip) => (
        <FilterChipLink key={chip.href} {...chip} removeHint={site.text('filter.remove')} />
      ))}
      <FilterChipLink
        href={site.href(listHref(list, noSelection(list)))}
        label={site.text('course.filter.reset')}
        isPlain
      />
    </FilterChips>
  );
}

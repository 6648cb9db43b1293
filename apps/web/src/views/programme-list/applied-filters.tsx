import { listHref, toggleValue } from '@/features/filters/list-address.rules';
import type { ListSelection } from '@/features/filters/list-selection.rules';
import { FACETS } from '@/features/programme-finder/facets.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { AppliedChips } from '@/views/filtered-list/applied-chips';
import { optionLabel, type FacetOptions } from './facet-options';

type Props = { site: SiteContext; options: FacetOptions; selection: ListSelection<'programme'> };

/** What was chosen, each with a way to take it away. */
export function AppliedFilters({ site, options, selection }: Props) {
  const chosen = FACETS.flatMap((facet) =>
    selection.values[facet].map((value) => ({
      href: site.href(listHref('programme', toggleValue(selection, facet, value))),
      label: optionLabel(options, facet, value),
    })),
  );
  return <AppliedChips site={site} chosen={chosen} resetHref={site.href(paths.programmes)} />;
}

import { FACETS } from '@/features/programme-finder/facets.rules';
import { paths } from '@/lib/paths';
import { listCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { PageHead } from '@/ui/page-head';
import { AppliedFilters } from '@/views/filtered-list/applied-filters';
import { FilterForm } from '@/views/filtered-list/filter-form';
import { ListResults } from '@/views/filtered-list/list-results';
import { PageLayout } from '@/views/page-layout/page-layout';
import { resultsText } from './choice-text';
import { facetFields } from './facet-fields';
import { facetOptions, type FacetOptions } from './facet-options';
import { FoundProgrammes } from './found-programmes';
import { NoProgramme } from './no-programme';
import type { ProgrammeList } from './programme-list';

type Props = { site: SiteContext; list: ProgrammeList };

export const PROGRAMMES_TINT = 'mer';

function Results({ site, list, options }: Props & { options: FacetOptions }) {
  const { selection, found } = list;
  const { length: count } = found;
  return (
    <ListResults
      title={count > 0 ? resultsText(site, options, { choice: selection.values, count }) : null}
      filters={
        <AppliedFilters
          site={site}
          list="programme"
          filters={FACETS}
          options={options}
          selection={selection}
        />
      }
    >
      {count > 0 ? (
        <FoundProgrammes site={site} list={list} />
      ) : (
        <NoProgramme site={site} options={options} list={list} />
      )}
    </ListResults>
  );
}

/** ROUTE-13: the list of programmes and its finder. */
export function ProgrammeListPage({ site, list }: Props) {
  const { blocks, campuses, found } = list;
  const { article } = list;
  const options = facetOptions(site, campuses);
  const crumbs = listCrumbs(site, 'programmes');
  return (
    <>
      <PageHead
        tint={PROGRAMMES_TINT}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={article?.heading ?? site.text('course.title')}
        lead={found.length > 0 && (article ? article.lead : site.text('course.intro'))}
      />
      <FilterForm
        site={site}
        label={site.text('course.filter.form')}
        action={site.href(paths.programmes)}
        fields={facetFields(site, options, list)}
      />
      <Results site={site} list={list} options={options} />
      <PageLayout site={site} blocks={blocks} tint={PROGRAMMES_TINT} />
    </>
  );
}

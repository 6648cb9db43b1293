import { FinderForm } from '@/features/programme-finder/finder-form';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { PageHead } from '@/ui/page-head';
import { PageLayout } from '@/views/page-layout/page-layout';
import { AppliedFilters } from './applied-filters';
import { resultsText } from './choice-text';
import { facetFields } from './facet-fields';
import { facetOptions, type FacetOptions } from './facet-options';
import { FoundProgrammes } from './found-programmes';
import { NoProgramme } from './no-programme';
import type { ProgrammeList } from './programme-list';
import styles from './programme-list-page.module.css';

type Props = { site: SiteContext; list: ProgrammeList };

const TINT = 'mer';
const RESULTS_ID = 'resultats';

function Results({ site, list, options }: Props & { options: FacetOptions }) {
  const { selection, found } = list;
  const filters = <AppliedFilters site={site} options={options} selection={selection} />;
  if (found.length === 0)
    return (
      <div className={classNames('container', styles.results)}>
        <div className={styles.state}>{filters}</div>
        <NoProgramme site={site} options={options} list={list} />
      </div>
    );
  return (
    <section className={classNames('container', styles.results)} aria-labelledby={RESULTS_ID}>
      <div className={styles.state}>
        <h2 id={RESULTS_ID} className={styles.title}>
          {resultsText(site, options, { choice: selection.values, count: found.length })}
        </h2>
        {filters}
      </div>
      <FoundProgrammes site={site} list={list} />
    </section>
  );
}

/** ROUTE-13: the list of programmes and its finder. */
export function ProgrammeListPage({ site, list }: Props) {
  const { blocks, campuses, found } = list;
  // Words that exist in French only are not those of this page: the labels have theirs.
  const article = list.article?.isFrenchOnly ? null : list.article;
  const options = facetOptions(site, campuses);
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.programmes') },
  ];
  return (
    <>
      <PageHead
        tint={TINT}
        hasArt={false}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={article?.heading ?? site.text('course.title')}
        lead={found.length > 0 && (article ? article.lead : site.text('course.intro'))}
      />
      <FinderForm site={site} fields={facetFields(site, options, list)} />
      <Results site={site} list={list} options={options} />
      <PageLayout site={site} blocks={blocks} tint={TINT} />
    </>
  );
}

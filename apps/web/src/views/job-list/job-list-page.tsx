import { JOB_FILTERS } from '@/features/job-offers/job-choice.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { AppliedFilters } from '@/views/filtered-list/applied-filters';
import { FilterForm } from '@/views/filtered-list/filter-form';
import { ListResults } from '@/views/filtered-list/list-results';
import { PageLayout } from '@/views/page-layout/page-layout';
import { FoundJobs } from './found-jobs';
import { jobFields } from './job-fields';
import type { JobList } from './job-list';
import { JobListHead } from './job-list-head';
import { jobOptions, type JobOptions } from './job-options';
import { NoJob } from './no-job';

type Props = { site: SiteContext; list: JobList };

/** What calls to act, under the list. */
const CALL_TINT = 'paille';

function Results({ site, list, options }: Props & { options: JobOptions }) {
  const { selection, found } = list;
  return (
    <ListResults
      title={found.length > 0 ? site.count('jobs.count', found.length) : null}
      filters={
        <AppliedFilters
          site={site}
          list="offres-alternance"
          filters={JOB_FILTERS}
          options={options}
          selection={selection}
        />
      }
      isAiry
    >
      {found.length > 0 ? (
        <FoundJobs site={site} list={list} />
      ) : (
        <NoJob site={site} options={options} list={list} />
      )}
    </ListResults>
  );
}

/** ROUTE-12: the offers that are open, and their filters. */
export function JobListPage({ site, list }: Props) {
  const { blocks, open, found } = list;
  const { article } = list;
  const options = jobOptions(site, open);
  return (
    <>
      <JobListHead
        site={site}
        title={article?.heading ?? site.text('jobs.title')}
        lead={article ? article.lead : site.text('jobs.intro')}
        hasPicture={found.length > 0}
      />
      <FilterForm
        site={site}
        label={site.text('jobs.filter.form')}
        action={site.href(paths.jobOffers)}
        fields={jobFields(site, options, list)}
      />
      <Results site={site} list={list} options={options} />
      <PageLayout site={site} blocks={blocks} tint={CALL_TINT} />
    </>
  );
}

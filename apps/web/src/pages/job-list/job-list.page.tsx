import { citySlug } from '@/features/job-offers/city-slug.rules';
import { pictureArt } from '@/features/seo/share/share-card';
import { ART } from '@/lib/art.data';
import { listCrumbs } from '@/lib/crumbs';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { defineListPage } from '@/pages/lists/define-list-page';
import type { JobList } from '@/views/job-list/job-list';
import { JOBS_TINT } from '@/views/job-list/job-list-head';
import { JobListPage } from '@/views/job-list/job-list-page';
import { choiceText, jobOptions } from '@/views/job-list/job-options';
import { loadJobList } from './load-job-list';

function choiceTitle({ selection, open, found }: JobList, site: SiteContext): string | null {
  if (found.length === 0) return site.text('empty.noJob');
  const choice = choiceText(site, jobOptions(site, open), selection.values);
  return choice === '' ? null : `${choice} – ${site.text('jobs.title')}`;
}

/** ROUTE-12: the list of offers. */
export const page = defineListPage({
  list: 'offres-alternance',
  load: loadJobList,
  total: ({ found }) => found.length,
  isKnown: ({ open }, { values }) =>
    values.ville.every((value) => open.some(({ city }) => city !== null && citySlug(city) === value)),
  blocksOf: ({ blocks }) => blocks,
  labels: () => ({ title: 'jobs.title', intro: 'jobs.intro' }),
  choiceTitle,
  share: { tint: JOBS_TINT, art: pictureArt(ART.offers) },
  feed: paths.feeds.jobOffers,
  crumbs: (_model, site) => listCrumbs(site, 'jobOffers'),
  view: (list, site) => <JobListPage site={site} list={list} />,
});

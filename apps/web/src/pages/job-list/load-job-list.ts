import type { Locale } from '@meridia/domain/locales';
import { getJobOffers } from '@/content/job-offers/job-offers.query';
import { findOffers } from '@/features/job-offers/job-choice.rules';
import { growTo } from '@/features/lists/growth.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { ListContent } from '@/pages/lists/define-list-page';
import type { JobList } from '@/views/job-list/job-list';

/** Null: past the end. */
export async function loadJobList(
  locale: Locale,
  { values, page }: ListSelection<'offres-alternance'>,
): Promise<ListContent<JobList> | null> {
  const open = await getJobOffers(locale);
  const found = findOffers(open, values);
  return growTo(page, found.length) && { open, found };
}

import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { loadBlocks } from '@/app/_page/load-blocks';
import { listAddress } from '@/app/_page/page-address';
import type { Article } from '@/content/articles/article.model';
import { getArticle } from '@/content/articles/articles.query';
import { keepShort } from '@/content/client/content-cache';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { getJobOffers } from '@/content/job-offers/job-offers.query';
import { listHref } from '@/features/filters/list-address.rules';
import { countValues, isIndexed, type ListSelection } from '@/features/filters/list-selection.rules';
import { citySlug } from '@/features/job-offers/city-slug.rules';
import { findOffers } from '@/features/job-offers/job-choice.rules';
import type { JobList } from '@/views/job-list/job-list';
import { growTo } from '@/views/programme-list/programme-list.rules';

type Selection = ListSelection<'offres-alternance'>;

const RUBRIQUE = 'offres-alternance';

/** The other filters take closed lists: a city alone may be one that no offer is in. */
export function isKept(selection: Selection, open: readonly JobOfferCard[]): boolean {
  const cities = new Set(open.map(({ city }) => city && citySlug(city)));
  return isIndexed(selection) && selection.values.ville.every((value) => cities.has(value));
}

/** What the editors put under the list; no page has it twice. */
async function loadWords(locale: Locale, article: Article | null, selection: Selection) {
  if (!article || article.isFrenchOnly || countValues(selection) > 0 || selection.page > 1) return [];
  return loadBlocks(locale, article.blocks);
}

async function loadJobList(locale: Locale, selection: Selection): Promise<JobList | null> {
  const [article, open] = await Promise.all([getArticle(locale, RUBRIQUE), getJobOffers(locale)]);
  const found = findOffers(open, selection.values);
  const isThere = growTo(selection.page, found.length) !== null;
  if (!isThere || !isKept(selection, open)) await keepShort();
  if (!isThere) return null;
  const blocks = await loadWords(locale, article, selection);
  return { article, blocks, selection, open, found };
}

/** A selection that no address gives has no page. */
export function jobListRequest(locale: string, selection: Selection | null) {
  return {
    locale,
    load: async (served: Locale) => selection && loadJobList(served, selection),
    address: selection
      ? listAddress(
          listHref('offres-alternance', selection),
          listHref('offres-alternance', { ...selection, page: 1 }),
        )
      : undefined,
  };
}

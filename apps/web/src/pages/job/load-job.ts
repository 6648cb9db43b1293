import type { Locale } from '@meridia/domain/locales';
import { around, orLeftOut, readToday } from '@/content/client/content-cache';
import { getJobOffer, getJobOffers } from '@/content/job-offers/job-offers.query';
import { nearestOffers, relatedOffers } from '@/features/job-offers/near-offers.rules';
import type { JobContent } from '@/views/job-page/job-content';

const OTHERS_MAX = 3;

/** Null when there is no such offer. */
export async function loadJob(locale: Locale, slug: string): Promise<JobContent | null> {
  const offer = await getJobOffer(locale, slug);
  if (!offer) return null;

  const [open, today] = await Promise.all([around(() => orLeftOut(() => getJobOffers(locale))), readToday()]);
  const findNear = offer.isExpired ? nearestOffers : relatedOffers;
  return { offer, others: findNear(open ?? [], offer, OTHERS_MAX), today };
}

import type { Locale } from '@meridia/domain/locales';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut, readToday } from '@/content/client/content-cache';
import { getJobOffer, getJobOffers } from '@/content/job-offers/job-offers.query';
import { nearestOffers, relatedOffers } from '@/features/job-offers/near-offers.rules';
import type { JobContent } from '@/views/job-page/job-content';

const OTHERS_MAX = 3;

/** With the country of the campus that is near it. */
type LoadedJob = JobContent & { country: string | null };

/** Null when there is no such offer. */
export async function loadJob(locale: Locale, slug: string): Promise<LoadedJob | null> {
  const offer = await getJobOffer(locale, slug);
  if (!offer) return null;

  const [open, campuses, today] = await Promise.all([
    around(() => orLeftOut(() => getJobOffers(locale))),
    around(() => orLeftOut(() => getCampuses(locale))),
    readToday(),
  ]);
  const near = campuses?.find(({ slug: one }) => one === offer.campus?.slug);
  const findNear = offer.isExpired ? nearestOffers : relatedOffers;
  return { offer, others: findNear(open ?? [], offer, OTHERS_MAX), country: near?.country ?? null, today };
}

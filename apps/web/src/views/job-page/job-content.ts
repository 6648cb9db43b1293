import type { JobOfferCard, JobOfferDetail } from '@/content/job-offers/job-offer.model';

export type JobContent = {
  offer: JobOfferDetail;
  /** Open ones near it; the nearest there are, when it has expired. */
  others: readonly JobOfferCard[];
  /** The day it is in Paris. */
  today: string;
};

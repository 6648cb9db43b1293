import type { JobOfferCard } from '@/content/job-offers/job-offer.model';

type Offer = Pick<JobOfferCard, 'slug' | 'domain' | 'city'>;

const FAR = 3;

/** The same trade counts more than the same city. */
function distance(one: Offer, other: Offer): number {
  const isSameCity = one.city !== null && one.city === other.city;
  if (one.domain === other.domain) return isSameCity ? 0 : 1;
  return isSameCity ? 2 : FAR;
}

function byDistance<Item extends Offer>(open: readonly Item[], offer: Offer) {
  return open
    .filter(({ slug }) => slug !== offer.slug)
    .map((other) => ({ other, far: distance(offer, other) }))
    .toSorted((one, two) => one.far - two.far);
}

/** Those of its trade, then those of its city; the newest first, as they come. */
export function relatedOffers<Item extends Offer>(open: readonly Item[], offer: Offer, max: number): Item[] {
  return byDistance(open, offer)
    .filter(({ far }) => far < FAR)
    .slice(0, max)
    .map(({ other }) => other);
}

/** The same, completed with any other: an offer that has expired is never a dead end. */
export function nearestOffers<Item extends Offer>(open: readonly Item[], offer: Offer, max: number): Item[] {
  return byDistance(open, offer)
    .slice(0, max)
    .map(({ other }) => other);
}

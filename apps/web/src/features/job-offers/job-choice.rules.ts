import type { FilterName } from '@meridia/domain/list-filters';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { citySlug } from './city-slug.rules';

export type JobFilter = FilterName<'offres-alternance'>;
/** The values chosen in each filter: one of them is enough inside a filter, and every filter counts. */
export type JobChoice = Readonly<Record<JobFilter, readonly string[]>>;

type Offer = Pick<JobOfferCard, 'contract' | 'domain' | 'city' | 'level'>;

/** In the order of the form. */
export const JOB_FILTERS = ['domaine', 'ville', 'niveau', 'contrat'] as const satisfies readonly JobFilter[];

function valueOf({ contract, domain, city, level }: Offer, filter: JobFilter): string | null {
  switch (filter) {
    case 'contrat':
      return contract;
    case 'domaine':
      return domain;
    case 'ville':
      return city && citySlug(city);
    case 'niveau':
      return level === null ? null : String(level);
  }
}

export function findOffers<Item extends Offer>(offers: readonly Item[], choice: JobChoice): Item[] {
  return offers.filter((offer) =>
    JOB_FILTERS.every((filter) => {
      const value = valueOf(offer, filter);
      return choice[filter].length === 0 || (value !== null && choice[filter].includes(value));
    }),
  );
}

/** How many offers each value of a filter gives when it is alone in it, the other filters staying as they are. */
export function countOffers(
  offers: readonly Offer[],
  choice: JobChoice,
  filter: JobFilter,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const offer of findOffers(offers, { ...choice, [filter]: [] })) {
    const value = valueOf(offer, filter);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export type WiderChoice = { choice: JobChoice; count: number };

/** Each way to leave out that many of the filters. */
function combinations(filters: readonly JobFilter[], size: number): JobFilter[][] {
  if (size === 0) return [[]];
  return filters.flatMap((filter, index) =>
    combinations(filters.slice(index + 1), size - 1).map((others) => [filter, ...others]),
  );
}

/** What to try when nothing matches: the choice without one of its filters, where that gives something; failing that without two… */
export function widerChoices(offers: readonly Offer[], choice: JobChoice): WiderChoice[] {
  const chosen = JOB_FILTERS.filter((filter) => choice[filter].length > 0);
  for (let size = 1; size <= chosen.length; size += 1) {
    const wider = combinations(chosen, size)
      .map((left) => ({ ...choice, ...Object.fromEntries(left.map((filter) => [filter, []])) }))
      .map((wide) => ({ choice: wide, count: findOffers(offers, wide).length }))
      .filter(({ count }) => count > 0);
    if (wider.length > 0) return wider;
  }
  return [];
}

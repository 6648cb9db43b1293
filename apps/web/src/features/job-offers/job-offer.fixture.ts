import type { JobOfferCard } from '@/content/job-offers/job-offer.model';

export function anOffer(fields: Partial<JobOfferCard> = {}): JobOfferCard {
  return {
    slug: 'assistant-tours',
    title: 'Assistant ou assistante manager',
    company: 'Épiceries Vallée Verte',
    city: 'Tours',
    contract: 'alternance',
    level: 2,
    domain: 'commerce',
    duration: '24 mois',
    startMonth: '2026-12',
    publishedOn: '2026-11-14',
    expiresOn: '2027-01-13',
    campus: { slug: 'tours', title: 'Tours' },
    ...fields,
  };
}

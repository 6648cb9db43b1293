import type { JobOfferDetailWire, JobOfferWire } from '@meridia/contract/job-offers.wire';
import { toLines } from '@/content/lines.mapper';
import { toReference } from '@/content/reference.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import type { JobOfferCard, JobOfferDetail } from './job-offer.model';

export function toJobOfferCard(offer: JobOfferWire): JobOfferCard {
  const { slug, title, company, city, contract, level, domain, duration } = offer;
  const { startMonth, publishedOn, expiresOn } = offer;
  return {
    slug,
    title,
    company,
    city,
    contract,
    level,
    domain,
    duration,
    startMonth,
    publishedOn,
    expiresOn,
    campus: offer.campus && toReference(offer.campus),
  };
}

/** `today` is the day in Paris. */
export function toJobOfferDetail(offer: JobOfferDetailWire, today: string): JobOfferDetail {
  return {
    ...toJobOfferCard(offer),
    salary: offer.salary,
    description: toRichText(offer.description),
    missions: toLines(offer.missions),
    profile: toLines(offer.profile),
    applyHref: offer.applyUrl,
    isExpired: offer.expiresOn < today,
  };
}

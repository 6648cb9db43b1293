import type { JobPosting } from 'schema-dts';
import type { JobContract } from '@meridia/domain/jobs';
import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import type { PageData } from './data-context';
import { plainText } from './plain-text.rules';
import { postalAddress } from './school-data';

/** Google's words; a contract without an end says nothing of its hours. */
const EMPLOYMENT_TYPES: Record<JobContract, string | null> = {
  alternance: 'OTHER',
  stage: 'INTERN',
  cdd: 'TEMPORARY',
  cdi: null,
};

/** An offer of a company; its country by the ISO 3166 code of the campus near it. */
export function jobData(offer: JobOfferDetail, country: string | undefined): PageData {
  return () => {
    const { title, company, city, contract, description, missions, publishedOn, expiresOn, startMonth } =
      offer;
    const address = postalAddress({ address: null, postalCode: null, city }, country);
    const employmentType = EMPLOYMENT_TYPES[contract];
    const data: JobPosting = {
      '@type': 'JobPosting',
      title,
      description: [plainText(description), ...missions].filter(Boolean).join('\n') || title,
      datePosted: publishedOn,
      validThrough: expiresOn,
      hiringOrganization: { '@type': 'Organization', name: company },
      ...(address ? { jobLocation: { '@type': 'Place', address } } : {}),
      ...(employmentType ? { employmentType } : {}),
      ...(startMonth ? { jobStartDate: startMonth } : {}),
      directApply: false,
    };
    return offer.isExpired ? [] : [data];
  };
}

import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const jobOfferEndpoint: ReadEndpoint = {
  uid: 'api::job-offer.job-offer',
  fields: [
    'title',
    'slug',
    'company',
    'city',
    'contract',
    'level',
    'domain',
    'duration',
    'startMonth',
    'publishedOn',
    'expiresOn',
  ],
  relations: { campus: ['title', 'slug'] },
  detail: { fields: ['salary', 'description', 'applyUrl'], components: ['missions', 'profile'] },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    contract: ['$eq', '$in'],
    domain: ['$eq', '$in'],
    city: ['$eq', '$in'],
    level: ['$eq', '$in'],
    expiresOn: ['$gte', '$lt'],
    'campus.slug': ['$eq', '$in'],
  },
  kinds: { level: 'integer', expiresOn: 'day' },
  sort: { allowed: ['publishedOn', 'slug'], byDefault: ['publishedOn:desc', 'slug:asc'] },
  limit: { byDefault: 25, max: 100 },
};

import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const siteEndpoint: ReadEndpoint = {
  uid: 'api::site.site',
  fields: [
    'title',
    'siteName',
    'siteUrl',
    'email',
    'slogan',
    'yearlyContribution',
    'feesPath',
    'financingPath',
  ],
  components: ['minimumWages', 'apprenticePays', 'grantSteps', 'logo', 'schools', 'seo', 'externalLinks'],
  filters: {},
  sort: { allowed: ['siteName'], byDefault: ['siteName:asc'] },
  limit: { byDefault: 1, max: 1 },
};

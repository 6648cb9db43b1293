import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const articleEndpoint: ReadEndpoint = {
  uid: 'api::article.article',
  fields: ['title', 'rubrique', 'slug', 'layout'],
  components: ['seo'],
  detail: { components: ['pageLayout'] },
  filters: { rubrique: ['$eq', '$in'], slug: ['$eq', '$in', '$null', '$notNull'] },
  sort: { allowed: ['title', 'rubrique', 'slug'], byDefault: ['rubrique:asc', 'slug:asc'] },
  limit: { byDefault: 100, max: 500 },
};

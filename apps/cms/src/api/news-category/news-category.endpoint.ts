import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const newsCategoryEndpoint: ReadEndpoint = {
  uid: 'api::news-category.news-category',
  fields: ['title', 'slug'],
  filters: { slug: ['$eq', '$in'] },
  sort: { allowed: ['title', 'slug'], byDefault: ['title:asc'] },
  limit: { byDefault: 100, max: 100 },
};

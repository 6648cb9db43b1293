import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const brochureEndpoint: ReadEndpoint = {
  uid: 'api::brochure.brochure',
  fields: ['title', 'slug', 'pages', 'year', 'file'],
  relations: { course: ['name', 'slug'] },
  filters: { slug: ['$eq', '$in'], 'course.slug': ['$eq', '$in'] },
  sort: { allowed: ['title', 'slug'], byDefault: ['title:asc'] },
  limit: { byDefault: 100, max: 100 },
};

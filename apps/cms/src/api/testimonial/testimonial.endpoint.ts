import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const testimonialEndpoint: ReadEndpoint = {
  uid: 'api::testimonial.testimonial',
  fields: ['name', 'slug', 'kind', 'role', 'company', 'promotion', 'year', 'quote'],
  relations: { campus: ['title', 'slug'], course: ['name', 'slug'] },
  detail: { fields: ['body'] },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    kind: ['$eq', '$in'],
    'campus.slug': ['$eq', '$in'],
    'course.slug': ['$eq', '$in'],
  },
  sort: { allowed: ['year', 'name', 'slug'], byDefault: ['year:desc', 'name:asc'] },
  limit: { byDefault: 25, max: 100 },
};

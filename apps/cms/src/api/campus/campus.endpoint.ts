import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const campusEndpoint: ReadEndpoint = {
  uid: 'api::campus.campus',
  fields: [
    'title',
    'slug',
    'heading',
    'summary',
    'city',
    'region',
    'country',
    'lat',
    'lng',
    'apprenticeshipAvailable',
    'focusImageAlt',
  ],
  relations: { focusImage: IMAGE_FIELDS },
  components: ['rent'],
  detail: {
    fields: ['description', 'access', 'handicap', 'address', 'postalCode', 'phone', 'email', 'openingYear'],
    relations: {
      courses: ['name', 'slug', 'category'],
      team: ['name', 'slug', 'role', 'kind', 'position', 'bio', 'email'],
    },
    components: ['keydata', 'studentLife'],
  },
  filters: { slug: ['$eq', '$in'], 'courses.slug': ['$eq', '$in'] },
  sort: { allowed: ['title', 'slug'], byDefault: ['title:asc'] },
  limit: { byDefault: 100, max: 100 },
};

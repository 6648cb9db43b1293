import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const courseEndpoint: ReadEndpoint = {
  uid: 'api::course.course',
  fields: [
    'name',
    'slug',
    'category',
    'domain',
    'featured',
    'summary',
    'fulltime',
    'periodic',
    'entryLevel',
    'graduationLevel',
    'deliversLevel',
    'languageOfInstruction',
    'periodicFunding',
    'focusImageAlt',
  ],
  relations: { focusImage: IMAGE_FIELDS, campuses: ['title', 'slug'] },
  components: ['duration', 'price', 'intakeDates'],
  detail: {
    fields: ['objectives'],
    relations: {
      testimonials: ['name', 'slug', 'kind', 'role', 'company', 'promotion', 'year', 'quote'],
      related: ['name', 'slug', 'category', 'domain', 'summary'],
      brochure: ['title', 'slug', 'pages', 'year', 'file'],
    },
    components: ['teachingUnits', 'skillUnits', 'careerCards', 'admission', 'certification', 'faq'],
  },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    category: ['$eq', '$in'],
    domain: ['$eq', '$in'],
    fulltime: ['$eq'],
    periodic: ['$eq'],
    entryLevel: ['$eq', '$in'],
    featured: ['$notNull'],
    'campuses.slug': ['$eq', '$in'],
  },
  sort: { allowed: ['name', 'slug', 'featured'], byDefault: ['name:asc'] },
  limit: { byDefault: 100, max: 100 },
};

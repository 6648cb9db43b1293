import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const eventEndpoint: ReadEndpoint = {
  uid: 'api::event.event',
  fields: [
    'title',
    'slug',
    'type',
    'state',
    'dateStart',
    'dateEnd',
    'venue',
    'address',
    'url',
    'publishedAt',
    'updatedAt',
  ],
  relations: { campuses: ['title', 'slug', 'address', 'postalCode', 'city', 'country'] },
  components: ['categories'],
  detail: {
    fields: ['audience', 'price', 'description'],
    components: ['timetable'],
  },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    type: ['$eq', '$in'],
    dateStart: ['$gte', '$lt'],
    dateEnd: ['$gte', '$lt', '$notNull', '$null'],
    'campuses.slug': ['$eq', '$in'],
  },
  kinds: { dateStart: 'instant', dateEnd: 'instant' },
  sort: { allowed: ['dateStart', 'slug'], byDefault: ['dateStart:asc', 'slug:asc'] },
  limit: { byDefault: 25, max: 100 },
};

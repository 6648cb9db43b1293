import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const newsEndpoint: ReadEndpoint = {
  uid: 'api::news.news',
  fields: ['title', 'slug', 'publishDate', 'summary', 'focusImageAlt'],
  relations: {
    focusImage: IMAGE_FIELDS,
    campus_infos: ['title', 'slug', 'city'],
    cat_news: ['title', 'slug'],
  },
  detail: { components: ['body'] },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    publishDate: ['$notNull', '$gte', '$lt'],
    'cat_news.slug': ['$eq', '$in'],
    'campus_infos.slug': ['$eq', '$in'],
  },
  kinds: { publishDate: 'day' },
  sort: { allowed: ['publishDate', 'slug'], byDefault: ['publishDate:desc', 'slug:asc'] },
  limit: { byDefault: 12, max: 100 },
};

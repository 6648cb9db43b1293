import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const blogPostEndpoint: ReadEndpoint = {
  uid: 'api::blog-post.blog-post',
  fields: ['title', 'slug', 'publishDate', 'summary', 'author', 'focusImageAlt'],
  relations: { focusImage: IMAGE_FIELDS },
  components: ['tags'],
  detail: { relations: { courses: ['name', 'slug'] }, components: ['body'] },
  filters: {
    slug: ['$eq', '$in', '$ne'],
    publishDate: ['$notNull', '$gte', '$lt'],
    'courses.slug': ['$eq', '$in'],
  },
  kinds: { publishDate: 'day' },
  sort: { allowed: ['publishDate', 'slug'], byDefault: ['publishDate:desc', 'slug:asc'] },
  limit: { byDefault: 12, max: 100 },
};

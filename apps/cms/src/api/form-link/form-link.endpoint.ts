import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const formLinkEndpoint: ReadEndpoint = {
  uid: 'api::form-link.form-link',
  fields: ['title', 'slug', 'text', 'url', 'label'],
  filters: { slug: ['$eq', '$in'] },
  sort: { allowed: ['title', 'slug'], byDefault: ['title:asc'] },
  limit: { byDefault: 100, max: 100 },
};

import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const labelEndpoint: ReadEndpoint = {
  uid: 'api::label.label',
  fields: ['key', 'label', 'link'],
  filters: { key: ['$eq', '$in'] },
  sort: { allowed: ['key'], byDefault: ['key:asc'] },
  limit: { byDefault: 500, max: 500 },
};

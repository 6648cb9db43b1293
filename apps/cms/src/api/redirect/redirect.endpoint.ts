import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const redirectEndpoint: ReadEndpoint = {
  uid: 'api::redirect.redirect',
  fields: ['source', 'destination', 'kind', 'group', 'position'],
  always: { active: true },
  filters: { kind: ['$eq'], group: ['$eq', '$in'] },
  sort: { allowed: ['position'], byDefault: ['position:asc'] },
  limit: { byDefault: 500, max: 500 },
};

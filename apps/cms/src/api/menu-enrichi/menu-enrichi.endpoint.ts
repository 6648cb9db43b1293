import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const menuEnrichiEndpoint: ReadEndpoint = {
  uid: 'api::menu-enrichi.menu-enrichi',
  fields: ['type'],
  components: ['body'],
  filters: { type: ['$eq'] },
  sort: { allowed: ['type'], byDefault: ['type:asc'] },
  limit: { byDefault: 2, max: 10 },
};

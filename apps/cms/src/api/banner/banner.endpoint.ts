import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const bannerEndpoint: ReadEndpoint = {
  uid: 'api::banner.banner',
  fields: ['text', 'linkUrl', 'linkLabel', 'offset', 'startsOn', 'endsOn'],
  always: { visible: true },
  filters: { startsOn: ['$gte', '$lt'], endsOn: ['$gte', '$lt'] },
  kinds: { startsOn: 'day', endsOn: 'day' },
  sort: { allowed: ['startsOn'], byDefault: ['startsOn:desc'] },
  limit: { byDefault: 10, max: 10 },
};

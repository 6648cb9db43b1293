import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const bannerEndpoint: ReadEndpoint = {
  uid: 'api::banner.banner',
  fields: ['text', 'linkUrl', 'linkLabel', 'offset', 'startsAt', 'endsAt', 'ofCampuses'],
  relations: { campuses: ['title', 'slug'] },
  always: { visible: true },
  filters: { startsAt: ['$gte', '$lt'], endsAt: ['$gte', '$lt'] },
  kinds: { startsAt: 'instant', endsAt: 'instant' },
  sort: { allowed: ['startsAt'], byDefault: ['startsAt:desc'] },
  // Each campus may have its own.
  limit: { byDefault: 100, max: 100 },
};

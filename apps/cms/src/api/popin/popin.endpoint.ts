import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const popinEndpoint: ReadEndpoint = {
  uid: 'api::popin.popin',
  fields: [
    'title',
    'slug',
    'body',
    'imageAlt',
    'delaySeconds',
    'reappearDaysAfterClose',
    'startsAt',
    'endsAt',
    'ofCampuses',
    'closeLabel',
  ],
  relations: { image: IMAGE_FIELDS, campuses: ['title', 'slug'] },
  components: ['primaryAction', 'secondaryAction'],
  always: { visible: true },
  filters: { slug: ['$eq', '$in'], startsAt: ['$gte', '$lt'], endsAt: ['$gte', '$lt'] },
  kinds: { startsAt: 'instant', endsAt: 'instant' },
  sort: { allowed: ['startsAt'], byDefault: ['startsAt:desc'] },
  // Each campus may have its own.
  limit: { byDefault: 100, max: 100 },
};

import { IMAGE_FIELDS, type ReadEndpoint } from '../../read-api/read-endpoint';

export const popinEndpoint: ReadEndpoint = {
  uid: 'api::popin.popin',
  fields: [
    'title',
    'slug',
    'body',
    'imageAlt',
    'delayMs',
    'reappearDaysAfterClose',
    'startsOn',
    'endsOn',
    'closeLabel',
  ],
  relations: { image: IMAGE_FIELDS },
  components: ['primaryAction', 'secondaryAction'],
  always: { visible: true },
  filters: { slug: ['$eq', '$in'], startsOn: ['$gte', '$lt'], endsOn: ['$gte', '$lt'] },
  kinds: { startsOn: 'day', endsOn: 'day' },
  sort: { allowed: ['startsOn'], byDefault: ['startsOn:desc'] },
  limit: { byDefault: 10, max: 10 },
};

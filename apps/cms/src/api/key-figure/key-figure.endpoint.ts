import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const keyFigureEndpoint: ReadEndpoint = {
  uid: 'api::key-figure.key-figure',
  fields: ['slug', 'value', 'suffix', 'label', 'note', 'source', 'year', 'cohort', 'position', 'showOnHome'],
  filters: { slug: ['$eq', '$in'], showOnHome: ['$eq'] },
  kinds: { showOnHome: 'boolean' },
  sort: { allowed: ['position', 'slug'], byDefault: ['position:asc'] },
  limit: { byDefault: 100, max: 100 },
};

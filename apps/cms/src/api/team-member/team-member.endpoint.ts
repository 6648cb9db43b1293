import type { ReadEndpoint } from '../../read-api/read-endpoint';

export const teamMemberEndpoint: ReadEndpoint = {
  uid: 'api::team-member.team-member',
  fields: ['name', 'slug', 'role', 'kind', 'position', 'bio', 'email'],
  relations: { campus: ['title', 'slug'] },
  filters: { slug: ['$eq', '$in'], kind: ['$eq', '$in'], 'campus.slug': ['$eq', '$in'] },
  sort: { allowed: ['position', 'name', 'slug'], byDefault: ['position:asc', 'name:asc'] },
  limit: { byDefault: 100, max: 200 },
};

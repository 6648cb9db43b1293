import { querySql } from './database.ts';

const TABLES = [
  'articles',
  'banners',
  'blog_posts',
  'brochures',
  'campuses',
  'courses',
  'events',
  'form_links',
  'job_offers',
  'key_figures',
  'labels',
  'menu_enrichis',
  'news_categories',
  'news_items',
  'popins',
  'redirects',
  'sites',
  'team_members',
  'testimonials',
];

/** Media belong to nobody: a file is public to whoever knows its name. */
export const MEDIA = 'media';

/** Which school each document belongs to, as the database says. */
export async function documentOwners(database: string): Promise<Map<string, string>> {
  const reads = [
    ...TABLES.map((table) => `select document_id, site from ${table}`),
    `select document_id, '${MEDIA}' from files`,
  ];
  const rows = await querySql<{ document_id: string; site: string }>(database, reads.join(' union '));
  return new Map(rows.map(({ document_id, site }) => [document_id, site]));
}

/** Every document that an answer names, at any depth. */
export function documentIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(documentIdsIn);
  if (typeof value !== 'object' || value === null) return [];

  const own = 'documentId' in value && typeof value.documentId === 'string' ? [value.documentId] : [];
  return [...own, ...Object.values(value).flatMap(documentIdsIn)];
}

import type { Core } from '@strapi/strapi';
import { UNIQUE_INDEXES } from '../database/unique-indexes.data';
import type { Finding, Guarded } from './guard.model';
import { textOf } from './values.rules';

type Asked = { uid: string; documentId?: string; site: string; locale: string };

/** GUARD-06: another published document that has the address already: the unique indexes refuse a second one (C-21). */
export async function findTakenAddress(
  strapi: Core.Strapi,
  { uid, documentId = '', site, locale }: Asked,
  document: Guarded,
): Promise<Finding[]> {
  const { tableName } = strapi.db.metadata.get(uid);
  const index = UNIQUE_INDEXES.find(({ on, field }) => field === 'slug' && on.startsWith(`${tableName} (`));
  const slug = textOf(document, 'slug');
  if (!index) return [];
  const hasSection = index.on.includes('rubrique');
  if (slug === '' && !hasSection) return [];
  const taken: unknown = await strapi.db
    .connection(tableName)
    .where({ site, locale, ...(hasSection ? { rubrique: textOf(document, 'rubrique') } : {}) })
    .whereRaw(`coalesce(slug, '') = ?`, [slug])
    .whereNot({ document_id: documentId })
    .whereNotNull('published_at')
    .first('id');
  return taken === undefined
    ? []
    : [{ rule: 'address-taken', degree: 'blocks', path: ['slug'], sentence: index.sentence }];
}

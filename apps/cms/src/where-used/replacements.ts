import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PanelDocument } from '../panel-api/panel-document';
import type { Database } from '../search-index/database';
import { readTitles, titleColumn } from './use-groups';

const MAX_OFFERED = 50;

export type Offered = { documentId: string; title: string };

async function isPublished(trx: Database, tableName: string, documentId: string): Promise<boolean> {
  const row: unknown = await trx(tableName)
    .where({ document_id: documentId })
    .whereNotNull('published_at')
    .first('id');
  return row !== undefined;
}

/** Other documents of the same type and school; for a published one, published ones. */
export async function findReplacements(
  strapi: Core.Strapi,
  { uid, documentId, site }: PanelDocument,
  q = '',
): Promise<Offered[]> {
  const database = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get(uid);
  const found = database(tableName)
    .distinct('document_id')
    .where({ site })
    .whereNot({ document_id: documentId })
    .whereRaw('strpos(lower(??::text), lower(?)) > 0', [titleColumn(strapi, uid), q])
    .limit(MAX_OFFERED);
  if (await isPublished(database, tableName, documentId)) found.whereNotNull('published_at');
  const rows: { document_id: string }[] = await found;
  const titles = await readTitles(
    strapi,
    database,
    uid,
    rows.map(({ document_id }) => document_id),
  );
  return [...titles]
    .map(([id, title]) => ({ documentId: id, title }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
}

/** The one that is to take the place: of the same type and school, and read by visitors if the other one is. */
export async function requireReplacement(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId, site }: PanelDocument,
  replacement: string,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const isThere = await trx(tableName).where({ document_id: replacement, site }).first('id');
  if (!isThere || replacement === documentId)
    throw new errors.ValidationError('Choisissez un autre contenu de même type, de votre école.');
  if ((await isPublished(trx, tableName, documentId)) && !(await isPublished(trx, tableName, replacement)))
    throw new errors.ValidationError('Le remplaçant n’est pas publié : publiez-le d’abord.');
}

import type { Core } from '@strapi/strapi';
import { whileConfirmed } from '../bin/confirmed-deletion';
import { recordChange, recordMany } from '../changes/change-row';
import type { Database } from '../search-index/database';
import { readParts, readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { slugName } from '../where-used/names.rules';
import { CRM_LINK, SLUG_FIELDS } from '../where-used/uses-in.rules';
import { writeUses } from '../where-used/write-uses';
import { mapSlugFields } from './map-slugs.rules';
import { slugColumns } from './resolve-slugs';

/** Documents of a type that are stored under one slug, and under another one from now on. */
type Renaming = { site: string; uid: string; from: string; to: string };
type DocumentRow = Row & { published_at: string | null };
type Using = { uid: string; document_id: string };

/** Many at once: a campus has a hundred. One whose new pair has a link of its own goes to the trash. */
async function renameInCrmLinks(strapi: Core.Strapi, trx: Database, renaming: Renaming): Promise<void> {
  const { site, uid, from, to } = renaming;
  const [field, other] = uid === SLUG_FIELDS[CRM_LINK]?.course ? ['course', 'campus'] : ['campus', 'course'];
  const { rows }: { rows: { document_id: string }[] } = await trx.raw(
    `update crm_links as link set :field: = :to
     where link.site = :site and link.:field: = :from and not exists (
       select 1 from crm_links as kept where kept.site = link.site and kept.action = link.action
         and kept.:other: = link.:other: and kept.:field: = :to)
     returning link.document_id`,
    { field, other, site, from, to },
  );
  const doubles: { document_id: string }[] = await trx('crm_links')
    .select('document_id')
    .where({ site, [field]: from });
  for (const { document_id: documentId } of doubles)
    await whileConfirmed(() => strapi.documents(CRM_LINK).delete({ documentId }));
  await trx('content_uses')
    .where({ site, uid: CRM_LINK, name: slugName(uid, from) })
    .update({ name: slugName(uid, to) });
  const documentIds = rows.map(({ document_id }) => document_id);
  await recordMany(trx, { site, uid: CRM_LINK, documentIds, action: 'update' });
}

async function renameInRow(
  strapi: Core.Strapi,
  trx: Database,
  { model, table, row }: { model: string; table: string; row: Row },
  { uid, from, to }: Renaming,
): Promise<boolean> {
  const change = (target: string, slug: string) => (target === uid && slug === from ? to : slug);
  const renamed = mapSlugFields(model, row, change, slugColumns(strapi, model));
  const columns = Object.entries(renamed).filter(([column, value]) => value !== row[column]);
  if (columns.length === 0) return false;
  await trx(table).where({ id: row.id }).update(Object.fromEntries(columns));
  return true;
}

/** Draft and published, each for itself: no unfinished draft is published by it. */
async function renameInDocument(
  strapi: Core.Strapi,
  trx: Database,
  { uid, document_id: documentId }: Using,
  renaming: Renaming,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const rows = await readRows<DocumentRow>(trx, tableName, 'document_id', [documentId]);
  const parts = await readParts(strapi, trx, uid, new Map(rows.map(({ id }) => [id, { root: id }])));
  const published = new Set(rows.filter((row) => row.published_at !== null).map(({ id }) => id));
  let isSeen = false;
  for (const { kind, root, uid: model, table, row } of parts) {
    if (kind !== 'component') continue;
    const isRenamed = await renameInRow(strapi, trx, { model, table, row }, renaming);
    isSeen ||= isRenamed && published.has(root);
  }
  await writeUses(strapi, trx, uid, documentId);
  // What visitors see of it is the same, at the same places in lists; its answer is another one.
  if (isSeen)
    await recordChange(trx, { site: renaming.site, uid, documentId, action: 'update', isInPlace: true });
}

/** LIFE-04: whatever names a document by a slug names it by another one, in the transaction of the change. */
export async function renameReferences(
  strapi: Core.Strapi,
  trx: Database,
  renaming: Renaming,
): Promise<void> {
  const { site, uid, from } = renaming;
  const using: Using[] = await trx('content_uses')
    .distinct('uid', 'document_id')
    .where({ site, name: slugName(uid, from) });
  if (using.some((one) => one.uid === CRM_LINK)) await renameInCrmLinks(strapi, trx, renaming);
  for (const one of using) if (one.uid !== CRM_LINK) await renameInDocument(strapi, trx, one, renaming);
}

import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import { readParts, readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { usesInRow, type NamedUse, type TextField } from './uses-in.rules';

type DocumentRow = Row & {
  site: string;
  document_id: string;
  locale: string | null;
  published_at: string | null;
};
type FoundUse = NamedUse & { field: string };

const TEXTS = new Set(['string', 'text', 'blocks']);
const ROWS_AT_ONCE = 500;

/** The fields of a type or a component in which something can be named. */
export function textFieldsOf(strapi: Core.Strapi, uid: string): TextField[] {
  const { attributes } = strapi.getModel(uid as 'api::event.event');
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { columnName?: string }>;
  return Object.entries(attributes)
    .filter(([, { type }]) => TEXTS.has(type))
    .map(([name, { type }]) => ({ name, type, column: stored[name]?.columnName ?? name }));
}

async function usesIn(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  rows: readonly DocumentRow[],
): Promise<Map<number, FoundUse[]>> {
  const found = new Map<number, FoundUse[]>();
  const add = (root: number, uses: readonly FoundUse[]) =>
    found.set(root, [...(found.get(root) ?? []), ...uses]);
  const fields = textFieldsOf(strapi, uid);
  for (const row of rows) add(row.id, usesInRow(uid, uid, fields, row));

  const parts = await readParts(strapi, trx, uid, new Map(rows.map(({ id }) => [id, { root: id }])));
  for (const { kind, root, field, uid: model, row } of parts) {
    if (kind === 'picture') add(root, [{ kind: 'picture', name: `file:${Number(row.file_id)}`, field }]);
    if (kind === 'component')
      // An editor knows the field of the form, not the one inside a block.
      add(
        root,
        usesInRow(uid, model, textFieldsOf(strapi, model), row).map((use) => ({ ...use, field })),
      );
  }
  return found;
}

async function insertUses(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  const found = await usesIn(strapi, trx, uid, rows);
  const uses = rows.flatMap((row) => {
    const { site, document_id, locale } = row;
    const own = new Map(found.get(row.id)?.map((use) => [`${use.kind} ${use.field} ${use.name}`, use]));
    return [...own.values()].map((use) => ({
      ...{ site, uid, document_id, locale, is_published: row.published_at !== null },
      ...use,
    }));
  });
  for (let at = 0; at < uses.length; at += ROWS_AT_ONCE)
    await trx('content_uses').insert(uses.slice(at, at + ROWS_AT_ONCE));
}

/** What some documents name becomes what their versions name now: nothing, when there are none. */
export async function writeUsesOfMany(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  documentIds: readonly string[],
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await trx('content_uses')
    .where({ uid })
    .whereIn('document_id', [...documentIds])
    .delete();
  await insertUses(strapi, trx, uid, await readRows<DocumentRow>(trx, tableName, 'document_id', documentIds));
}

export const writeUses = (strapi: Core.Strapi, trx: Database, uid: string, documentId: string) =>
  writeUsesOfMany(strapi, trx, uid, [documentId]);

/** The same for documents that nothing was known of, many at once. */
export async function writeUsesOfNew(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  documentIds: readonly string[],
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  for (let at = 0; at < documentIds.length; at += ROWS_AT_ONCE) {
    const some = documentIds.slice(at, at + ROWS_AT_ONCE);
    await insertUses(strapi, trx, uid, await readRows<DocumentRow>(trx, tableName, 'document_id', some));
  }
}

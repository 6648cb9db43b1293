import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import { fieldLabel } from '../editor/field-label';
import type { Database } from '../search-index/database';
import type { UseGroup } from './consequences.rules';
import type { Use } from './uses-of';

/** The column of the field that names a document of this type. */
export function titleColumn(strapi: Core.Strapi, uid: string): string {
  const field = CONTENT_TYPE_VIEWS[uid]?.mainField ?? 'document_id';
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { columnName?: string }>;
  return stored[field]?.columnName ?? field;
}

/** By document, the name under which an editor knows it: that of its French draft. */
export async function readTitles(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const { tableName } = strapi.db.metadata.get(uid);
  const rows: { document_id: string; title: string | null }[] = await trx(tableName)
    .select('document_id', { title: titleColumn(strapi, uid) })
    .whereIn('document_id', [...documentIds])
    // The last one of a document is kept.
    .orderByRaw(`locale = 'fr' nulls first, published_at is null`);
  return new Map(rows.map(({ document_id, title }) => [document_id, title ?? '']));
}

/** Uses, by what uses them and how; a document that has several versions is one. */
export async function groupUses(
  strapi: Core.Strapi,
  trx: Database,
  uses: readonly Use[],
): Promise<UseGroup[]> {
  const groups: UseGroup[] = [];
  for (const [uid, ofType] of Map.groupBy(uses, (use) => use.uid)) {
    const titles = await readTitles(strapi, trx, uid, [...new Set(ofType.map((use) => use.documentId))]);
    for (const alike of Map.groupBy(ofType, ({ kind, field }) => `${kind} ${field}`).values()) {
      const [{ kind, field } = { kind: 'link' as const, field: '' }] = alike;
      const documents = [...Map.groupBy(alike, ({ documentId }) => documentId)].map(
        ([documentId, versions]) => ({
          documentId,
          title: titles.get(documentId) ?? '',
          isPublished: versions.some(({ isPublished }) => isPublished),
        }),
      );
      const byTitle = documents.toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
      groups.push({ kind, uid, field, label: fieldLabel(uid, field), documents: byTitle });
    }
  }
  return groups.toSorted((one, other) => other.documents.length - one.documents.length);
}

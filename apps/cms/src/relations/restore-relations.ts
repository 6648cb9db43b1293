import type { Core } from '@strapi/strapi';
import { askedLocales } from '../languages/asked-locales.rules';

type JoinTable = {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
};
type RelationAttribute = {
  type: string;
  relation: string;
  target: string;
  inversedBy?: string;
  mappedBy?: string;
  joinTable?: JoinTable;
};
type Pointer = { sourceTable: string; targetTable: string; joinTable: JoinTable; isToOne: boolean };
type Transaction = { raw: (sql: string, bindings: Record<string, string | string[]>) => Promise<unknown> };

const PUBLISHES = new Set(['create', 'update', 'publish']);

/** The relations of other types that point to this one without its knowing: Strapi restores the others itself. */
function pointersTo(strapi: Core.Strapi, uid: string): Pointer[] {
  const target = strapi.db.metadata.get(uid);
  return Object.values(strapi.contentTypes)
    .filter((model) => model.uid.startsWith('api::') && model.options?.draftAndPublish && model.uid !== uid)
    .flatMap((model) => {
      const source = strapi.db.metadata.get(model.uid);
      return (Object.values(source.attributes) as RelationAttribute[])
        .filter((attribute) => attribute.type === 'relation' && attribute.target === uid)
        .filter(({ inversedBy, mappedBy }) => !inversedBy && !mappedBy)
        .flatMap(({ joinTable, relation }) => {
          const isToOne = relation.endsWith('ToOne');
          return joinTable
            ? [{ sourceTable: source.tableName, targetTable: target.tableName, joinTable, isToOne }]
            : [];
        });
    });
}

/** What a draft points to, its published version points to again. */
async function restore(
  transaction: Transaction,
  { sourceTable, targetTable, joinTable, isToOne }: Pointer,
  documentId: string,
  locales: string[],
) {
  const order = joinTable.orderColumnName;
  await transaction.raw(
    `insert into :link: (:source:, :target:${order ? ', :order:' : ''})
     select distinct published_source.id, published_target.id${order ? ', link.:order:' : ''}
     from :link: as link
     join :sourceTable: as draft_source on draft_source.id = link.:source: and draft_source.published_at is null
     join :sourceTable: as published_source on published_source.document_id = draft_source.document_id
       and published_source.locale is not distinct from draft_source.locale and published_source.published_at is not null
     join :targetTable: as draft_target on draft_target.id = link.:target: and draft_target.published_at is null
     join :targetTable: as published_target on published_target.document_id = draft_target.document_id
       and published_target.locale is not distinct from draft_target.locale and published_target.published_at is not null
     where draft_target.document_id = :documentId
       and (draft_target.locale is null or draft_target.locale = any(:locales))
       and not exists (
         select 1 from :link: as kept where kept.:source: = published_source.id
         ${isToOne ? '' : 'and kept.:target: = published_target.id'}
       )`,
    {
      link: joinTable.name,
      source: joinTable.joinColumn.name,
      target: joinTable.inverseJoinColumn.name,
      sourceTable,
      targetTable,
      documentId,
      locales,
      ...(order ? { order } : {}),
    },
  );
}

/** The languages that the call publishes and that are not published yet: only their links were lost. */
async function newlyPublished(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: unknown,
): Promise<string[]> {
  const rows: { locale: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale'], where: { documentId, publishedAt: { $notNull: true } } });
  return askedLocales(locale).filter((asked) =>
    rows.every((row) => row.locale !== null && row.locale !== asked),
  );
}

/**
 * Unpublishing a campus deletes its published row, and with it the links of published events to it; Strapi does not bring
 * them back when the campus is published again (strapi#24779). This does, in the same transaction.
 */
export function restoreRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const params = call.params as { documentId?: string; locale?: unknown; status?: string };
    const { documentId } = params;
    const isPublication = call.action === 'publish' || params.status === 'published';
    if (!documentId || !isPublication || !PUBLISHES.has(call.action)) return next();

    const pointers = pointersTo(strapi, call.uid);
    if (pointers.length === 0) return next();
    const locales = await newlyPublished(strapi, call.uid, documentId, params.locale);
    if (locales.length === 0) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      for (const pointer of pointers) await restore(trx, pointer, documentId, locales);
      return written;
    });
  });
}

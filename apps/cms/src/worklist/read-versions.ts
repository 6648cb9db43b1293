import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { titleColumn } from '../where-used/use-groups';

/** A document in a language, as its draft says it and as it is published. */
export type Version = {
  uid: string;
  documentId: string;
  locale: Locale;
  title: string | null;
  /** When each was written, in universal time; null: it is not published. */
  draftAt: string;
  publishedAt: string | null;
  /** The draft says more than what is published. */
  isModified: boolean;
  writtenBy: number | null;
};

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The types whose documents have drafts. */
export function draftedTypes(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(
      ({ uid, attributes, options }) =>
        uid.startsWith('api::') && 'site' in attributes && options?.draftAndPublish === true,
    )
    .map(({ uid }) => uid);
}

/** Every version of a school, without what it says: one question for all types. */
export async function readVersions(strapi: Core.Strapi, site: SiteKey): Promise<Version[]> {
  const database = strapi.db.connection;
  const parts = draftedTypes(strapi).map((uid) => {
    const { tableName } = strapi.db.metadata.get(uid);
    return database.raw(
      `select ?::text as uid, draft.document_id as "documentId", draft.locale, draft.??::text as title,
         to_char(draft.updated_at, ${MOMENT}) as "draftAt", to_char(published.updated_at, ${MOMENT}) as "publishedAt",
         coalesce(draft.updated_at > published.updated_at, false) as "isModified", draft.updated_by_id as "writtenBy"
       from ?? as draft left join ?? as published on published.document_id = draft.document_id
         and published.locale = draft.locale and published.published_at is not null
       where draft.site = ? and draft.published_at is null and draft.locale is not null`,
      [uid, titleColumn(strapi, uid), tableName, tableName, site],
    );
  });
  const { rows }: { rows: Version[] } = await database.raw(parts.map(() => '?').join(' union all '), parts);
  return rows;
}

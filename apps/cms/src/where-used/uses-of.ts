import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { Database } from '../search-index/database';
import { linkTables } from '../snapshots/link-tables';
import { readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { namesOf, referenceName, slugName, type Name } from './names.rules';
import { SLUG_TARGETS, type UseKind } from './uses-in.rules';

/** One version of a document that uses something. */
export type Use = {
  kind: UseKind;
  uid: string;
  documentId: string;
  locale: string | null;
  isPublished: boolean;
  field: string;
};

/** Without a language all of them. */
export type Used = { uid: string; documentId: string; site: string; locale?: string };

type FoundUse = { document_id: string; locale: string | null; is_published: boolean };
type Addressed = Row & { slug?: string | null; rubrique?: string | null };

async function relationsTo(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId, locale }: Used,
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { name, field, source, target } of linkTables(strapi)) {
    if (target.uid !== uid) continue;
    const { rows }: { rows: FoundUse[] } = await trx.raw(
      `select source.document_id, source.locale, source.published_at is not null as is_published
       from :name: as link
       join :sourceTable: as source on source.id = link.:sourceColumn:
       join :targetTable: as target on target.id = link.:targetColumn:
       where target.document_id = :documentId and source.document_id <> :documentId
         and (:locale::text is null or target.locale = :locale)
       order by source.document_id`,
      {
        name,
        documentId,
        locale: locale ?? null,
        sourceTable: source.tableName,
        sourceColumn: source.column,
        targetTable: target.tableName,
        targetColumn: target.column,
      },
    );
    uses.push(...rows.map((row) => ({ ...toUse(row), kind: 'relation' as const, uid: source.uid, field })));
  }
  return uses;
}

const toUse = ({ document_id, locale, is_published }: FoundUse) => ({
  documentId: document_id,
  locale,
  isPublished: is_published,
});

type NamedRow = FoundUse & { kind: UseKind; uid: string; field: string };

async function usesByName(trx: Database, site: string, names: readonly Name[]): Promise<Use[]> {
  if (names.length === 0) return [];
  const rows: NamedRow[] = await trx('content_uses')
    .distinct('kind', 'uid', 'document_id', 'locale', 'is_published', 'field')
    .where({ site })
    .whereIn('name', [...names])
    .orderBy(['uid', 'document_id']);
  return rows.map((row) => ({ ...toUse(row), kind: row.kind, uid: row.uid, field: row.field }));
}

/** The names of a document in all its versions, or in those of a language. */
export async function readNames(strapi: Core.Strapi, trx: Database, used: Used): Promise<Name[]> {
  const { uid, documentId, locale } = used;
  const { tableName } = strapi.db.metadata.get(uid);
  const rows = await readRows<Addressed>(trx, tableName, 'document_id', [documentId]);
  const names = namesOf(
    uid,
    rows.filter((row) => !locale || row.locale === locale),
  );
  // Who refers to a document reads it in French where it has no translation.
  if (locale && locale !== DEFAULT_LOCALE) return names;
  // One that has lost its slug is named by its id where a slug is stored (LIFE-04).
  const byId = SLUG_TARGETS.has(uid) ? [slugName(uid, documentId)] : [];
  return [...names, ...byId, referenceName(uid, documentId)];
}

/** USED-01: everything of its school that uses a document, drafts included. */
export async function usesOf(strapi: Core.Strapi, trx: Database, used: Used): Promise<Use[]> {
  const { site, documentId, locale } = used;
  const named = await usesByName(trx, site, await readNames(strapi, trx, used));
  const isOther = (use: Use) => use.documentId !== documentId && (!locale || use.locale === locale);
  return [...(await relationsTo(strapi, trx, used)), ...named.filter(isOther)];
}

type StoredFile = Row & { url: string; formats: Record<string, { url?: string }> | null };

/** The pictures of a text hold a copy of what the library said: the name of the file, or of one of its copies. */
function fileNames({ url, formats }: StoredFile): Name[] {
  const urls = [url, ...Object.values(formats ?? {}).map((one) => one.url)];
  return urls.flatMap((one): Name[] => (one ? [`picture:/${one.slice(one.lastIndexOf('/') + 1)}`] : []));
}

/** USED-05: everything that shows a picture. */
export async function usesOfFile(trx: Database, sites: readonly string[], fileId: number): Promise<Use[]> {
  const [file] = await readRows<StoredFile>(trx, 'files', 'id', [fileId]);
  if (!file) return [];
  const names: Name[] = [`file:${fileId}`, ...fileNames(file)];
  const uses: Use[] = [];
  for (const site of sites) uses.push(...(await usesByName(trx, site, names)));
  return uses;
}

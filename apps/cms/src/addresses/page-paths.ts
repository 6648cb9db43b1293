import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { Database } from '../search-index/database';
import { ADDRESSES } from './published-addresses';
import { pagePath } from './moved-page.rules';

/** Where visitors read a document, in a language. */
export type PagePath = { site: string; uid: string; documentId: string; locale: Locale; path: string };

/** A path belongs to the document that was there last: whoever takes an address has it. */
const TABLE = `
  create table if not exists page_paths (
    site text not null,
    path text not null,
    uid text not null,
    document_id text not null,
    locale text not null,
    primary key (site, path)
  );`;

export const hasPage = (uid: string): uid is keyof typeof ADDRESSES => uid in ADDRESSES;

type Row = { site: string; document_id: string; locale: Locale; address: string };

/** Where the documents of a type are published now; all of them, or one. */
export async function readPublishedPaths(
  strapi: Core.Strapi,
  trx: Database,
  uid: keyof typeof ADDRESSES,
  documentId?: string,
): Promise<PagePath[]> {
  const published = trx(strapi.db.metadata.get(uid).tableName)
    .select('site', 'document_id', 'locale', trx.raw(`${ADDRESSES[uid]} as address`))
    .whereNotNull('published_at');
  if (documentId) published.where({ document_id: documentId });
  const rows: Row[] = await published;
  return rows.flatMap(({ site, document_id, locale, address }) => {
    const path = pagePath({ uid, locale, address });
    return path === null ? [] : [{ site, uid, documentId: document_id, locale, path }];
  });
}

/** Every path where the document was ever published, and that no other one has taken since. */
export async function readKnownPaths(trx: Database, documentId: string): Promise<PagePath[]> {
  return trx('page_paths')
    .select('site', 'uid', { documentId: 'document_id' }, 'locale', 'path')
    .where({ document_id: documentId })
    .orderBy('path');
}

/** Those that were not known to be this document's are given back. */
export async function notePaths(trx: Database, paths: readonly PagePath[]): Promise<string[]> {
  const taken: string[] = [];
  for (const { documentId, ...path } of paths) {
    const { rows }: { rows: { path: string }[] } = await trx.raw(
      `insert into page_paths (site, path, uid, document_id, locale)
       values (:site, :path, :uid, :documentId, :locale)
       on conflict (site, path) do update set uid = :uid, document_id = :documentId, locale = :locale
         where page_paths.document_id <> :documentId
       returning path`,
      { ...path, documentId },
    );
    taken.push(...rows.map((row) => row.path));
  }
  return taken;
}

/** Safe to repeat, and for several processes that start together. What was published before the table was there is noted. */
export async function createPagePaths(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('page paths'))`);
    await trx.raw(TABLE);
    if (await trx('page_paths').first('path')) return;
    for (const uid of Object.keys(ADDRESSES).filter(hasPage))
      await notePaths(trx, await readPublishedPaths(strapi, trx, uid));
  });
}

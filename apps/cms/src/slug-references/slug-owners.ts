import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { FOLDER_OF_TYPE } from '@meridia/domain/page-types.data';
import type { Database } from '../search-index/database';
import { SLUG_TARGETS } from '../where-used/uses-in.rules';
import { currentSlug, type Slugs } from './current-slug.rules';

export type SlugName = { site: string; uid: string; slug: string };
export type Owner = { site: string; uid: string; documentId: string };

/** Which document a stored slug means, and since when. A slug that changes hands has a row for each of its owners: the newest counts. */
const TABLE = `
  create table if not exists slug_owners (
    id bigint generated always as identity primary key,
    site text not null,
    uid text not null,
    slug text not null,
    document_id text not null,
    since timestamptz not null default clock_timestamp()
  );`;

/** The owner of a slug: at a moment of the past, or now. */
export async function findOwner(trx: Database, name: SlugName, at?: Date): Promise<string | null> {
  const rows = trx('slug_owners').where(name).orderBy('id', 'desc');
  if (at) void rows.andWhere('since', '<=', at);
  const row: { document_id: string } | undefined = await rows.first('document_id');
  return row?.document_id ?? null;
}

export async function addOwner(trx: Database, { site, uid, documentId }: Owner, slug: string): Promise<void> {
  await trx('slug_owners').insert({ site, uid, slug, document_id: documentId });
}

/** The slugs that mean a document now, the newest first. */
async function findOwned(trx: Database, { site, uid, documentId }: Owner): Promise<string[]> {
  const { rows }: { rows: { slug: string }[] } = await trx.raw(
    `select slug from (
       select distinct on (slug) id, slug, document_id from slug_owners
       where site = :site and uid = :uid
         and slug in (select slug from slug_owners where document_id = :documentId)
       order by slug, id desc
     ) as newest where document_id = :documentId order by id desc`,
    { site, uid, documentId },
  );
  return rows.map(({ slug }) => slug);
}

type SlugRow = { slug: string | null; is_published: boolean };

/** French first: the languages of a document share its slug. */
export async function readSlugs(strapi: Core.Strapi, trx: Database, owner: Owner): Promise<Slugs> {
  const rows: SlugRow[] = await trx(strapi.db.metadata.get(owner.uid).tableName)
    .select('slug', trx.raw('published_at is not null as is_published'))
    .where({ document_id: owner.documentId })
    .orderByRaw('locale <> ?, id', [DEFAULT_LOCALE]);
  const slugsOf = (isPublished: boolean) =>
    rows.flatMap((row) => (row.slug && row.is_published === isPublished ? [row.slug] : []));
  return {
    published: slugsOf(true)[0] ?? null,
    drafts: slugsOf(false),
    owned: await findOwned(trx, owner),
  };
}

/** The name under which a document is stored in fields that hold a slug. */
export async function findCurrentSlug(strapi: Core.Strapi, trx: Database, owner: Owner): Promise<string> {
  return currentSlug(owner.documentId, await readSlugs(strapi, trx, owner));
}

/** LIFE-04: what a stored slug has become; `at`: what it has become since it was written then. */
export async function resolveSlug(
  strapi: Core.Strapi,
  trx: Database,
  name: SlugName,
  at?: Date,
): Promise<string> {
  const { site, uid, slug } = name;
  const owner = (at && (await findOwner(trx, name, at))) ?? (await findOwner(trx, name));
  if (owner) return findCurrentSlug(strapi, trx, { site, uid, documentId: owner });
  // The id of a document that had lost its slug.
  const { tableName } = strapi.db.metadata.get(uid);
  const isId = (await trx(tableName).where({ site, document_id: slug }).first('id')) !== undefined;
  return isId ? findCurrentSlug(strapi, trx, { site, uid, documentId: slug }) : slug;
}

/** Content from before the table: what is published has its slug, then what visitors have known, then drafts. */
async function fill(strapi: Core.Strapi, trx: Database): Promise<void> {
  const unowned = `not exists (select 1 from slug_owners as known
    where known.site = found.site and known.uid = :uid and known.slug = found.slug)`;
  for (const uid of SLUG_TARGETS) {
    const { tableName } = strapi.db.metadata.get(uid);
    const folder = FOLDER_OF_TYPE.get(uid) ?? '';
    const sources = [
      'select site, slug, document_id from :tableName: where published_at is not null',
      `select site, substring(path from cast(:pattern as text)) as slug, document_id from page_paths where uid = :uid`,
      'select site, slug, document_id from :tableName: where published_at is null',
    ];
    for (const source of sources)
      await trx.raw(
        `insert into slug_owners (site, uid, slug, document_id, since)
         select distinct on (site, slug) site, :uid, slug, document_id, '-infinity'::timestamptz
         from (${source}) as found where slug is not null and ${unowned} order by site, slug`,
        { uid, tableName, pattern: `^(?:/en)?${folder}/([^/]+)$` },
      );
  }
}

/** Safe to repeat, and for several processes that start together. */
export async function createSlugOwners(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('slug owners'))`);
    await trx.raw(TABLE);
    if (await trx('slug_owners').first('id')) return;
    await fill(strapi, trx);
  });
}

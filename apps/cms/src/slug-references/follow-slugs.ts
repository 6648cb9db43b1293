import type { Core } from '@strapi/strapi';
import { recordChange } from '../changes/change-row';
import { inTurn } from '../changes/in-turn';
import { askedLocales } from '../languages/asked-locales.rules';
import type { Database } from '../search-index/database';
import { isPublication, writtenDocumentId, type WriteCall } from '../validation/write-call';
import { SLUG_TARGETS } from '../where-used/uses-in.rules';
import { currentSlug, takesSlug } from './current-slug.rules';
import { keepSlugReferences } from './keep-slug-references';
import { renameReferences } from './rename-references';
import { addOwner, findCurrentSlug, findOwner, readSlugs, type Owner } from './slug-owners';

const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft']);

type Following = { strapi: Core.Strapi; trx: Database; owner: Owner };

/** The languages of a document share its slug: what is published of it moves in all of them at the same moment. */
async function shareSlug({ strapi, trx, owner }: Following, locale: unknown): Promise<void> {
  const { site, uid, documentId } = owner;
  const table = strapi.db.metadata.get(uid).tableName;
  const published = () => trx(table).where({ document_id: documentId }).whereNotNull('published_at');
  const written: { slug: string | null } | undefined = await published()
    .whereIn('locale', askedLocales(locale))
    .first('slug');
  if (!written?.slug) return;
  const moved = await published().whereNot({ slug: written.slug }).update({ slug: written.slug });
  if (moved > 0) await recordChange(trx, { site, uid, documentId, action: 'update' });
}

/** What was named by a slug that another document takes is named by what it has left. */
async function giveUpSlug({ strapi, trx, owner }: Following, slug: string): Promise<void> {
  const slugs = await readSlugs(strapi, trx, owner);
  const isLeft = (one: string) => one !== slug;
  const left = { ...slugs, owned: slugs.owned.filter(isLeft) };
  const { site, uid, documentId } = owner;
  await renameReferences(strapi, trx, { site, uid, from: slug, to: currentSlug(documentId, left) });
}

/** The slugs that a document bears, where nobody else's count. */
async function takeSlugs(following: Following): Promise<void> {
  const { strapi, trx, owner } = following;
  const { site, uid, documentId } = owner;
  const own = await readSlugs(strapi, trx, owner);
  const borne = new Set([...(own.published ? [own.published] : []), ...own.drafts]);
  for (const slug of borne) {
    if (own.owned.includes(slug)) continue;
    const other = await findOwner(trx, { site, uid, slug });
    if (other) {
      const former = { site, uid, documentId: other };
      if (!takesSlug(slug, own, await readSlugs(strapi, trx, former))) continue;
      await giveUpSlug({ strapi, trx, owner: former }, slug);
    }
    await addOwner(trx, { site, uid, documentId }, slug);
  }
}

/** All that names the document names it as it is called now: a slug that it has left, or its id while it had none. */
async function renameLeft({ strapi, trx, owner }: Following): Promise<void> {
  const { site, uid, documentId } = owner;
  const { owned } = await readSlugs(strapi, trx, owner);
  const to = await findCurrentSlug(strapi, trx, owner);
  for (const from of [...owned, documentId])
    if (from !== to) await renameReferences(strapi, trx, { site, uid, from, to });
}

async function follow(write: WriteCall, trx: Database, documentId: string): Promise<void> {
  const { strapi, uid } = write;
  const row: { site: string } | undefined = await trx(strapi.db.metadata.get(uid).tableName)
    .where({ document_id: documentId })
    .first('site');
  if (!row) return;
  const following = { strapi, trx, owner: { site: row.site, uid, documentId } };
  if (isPublication(write)) await shareSlug(following, write.params.locale);
  await takeSlugs(following);
  await renameLeft(following);
}

/**
 * LIFE-04: a programme or a campus that has another slug is named by it from the same moment, in CRM links and in the filters of blocks,
 * drafts included: whichever way it is written or published.
 */
export function followSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!SLUG_TARGETS.has(uid) || !WRITES.has(action)) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const write: WriteCall = { strapi, uid, action, params: call.params };
      const documentId = writtenDocumentId(write, written);
      if (documentId) await inTurn(trx, () => follow(write, trx, documentId));
      return written;
    });
  });
  keepSlugReferences(strapi);
}

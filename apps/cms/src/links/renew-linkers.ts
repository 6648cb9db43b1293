import type { Core } from '@strapi/strapi';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { recordChange } from '../changes/change-row';
import type { Database } from '../search-index/database';
import { referenceName } from '../where-used/names.rules';
import { readPageAddresses } from './page-addresses';

const WRITES = new Set(['create', 'update', 'delete', 'publish', 'unpublish']);

type Page = { uid: string; documentId: string; site: string };
type Linker = { uid: string; document_id: string };

async function findPage(strapi: Core.Strapi, uid: string, documentId?: string): Promise<Page | null> {
  if (!documentId) return null;
  const row: { site: string } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, select: ['site'] });
  return row && { uid, documentId, site: row.site };
}

/** Where the page is, in each language, as one text. */
async function addressesOf(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId, site }: Page,
): Promise<string> {
  const pages = await readPageAddresses(strapi, trx, site, new Map([[uid, [documentId]]]));
  return pages
    .map(({ locale, rubrique, slug }) => `${locale} ${rubrique ?? ''}/${slug ?? ''}`)
    .toSorted()
    .join('\n');
}

async function renew(trx: Database, { uid, documentId, site }: Page): Promise<void> {
  const linkers: Linker[] = await trx('content_uses')
    .distinct('uid', 'document_id')
    .where({ site, name: referenceName(uid, documentId), is_published: true })
    .whereNot({ document_id: documentId });
  for (const linker of linkers)
    await recordChange(trx, {
      site,
      uid: linker.uid,
      documentId: linker.document_id,
      action: 'update',
      isInPlace: true,
    });
}

/**
 * LINK-05: what refers to a page is another answer when the page has another address, or none: the feed names it, in the transaction of
 * the write. Other changes of the page are nothing to it, or one text would renew every page that has the menu.
 */
export function renewLinkers(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { documentId } = call.params as { documentId?: string };
    const page =
      WRITES.has(call.action) && PAGE_TYPES.includes(call.uid)
        ? await findPage(strapi, call.uid, documentId)
        : null;
    // A document that is new is referred to by nobody.
    if (!page) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const before = await addressesOf(strapi, trx, page);
      const written = await next();
      if ((await addressesOf(strapi, trx, page)) !== before) await renew(trx, page);
      return written;
    });
  });
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parsePageReference } from '@meridia/contract/page-reference';
import { CAMPUS_ANCHORS, COURSE_ANCHORS } from '@meridia/domain/anchors';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { ARTICLE_TYPE } from '@meridia/domain/page-types.data';
import { schoolsOfDocument } from '../fence/document-schools';
import { readTitles } from '../where-used/use-groups';
import { CAMPUS_PARTS, COURSE_PARTS } from './page-parts.data';
import { readPageAddresses } from './page-addresses';
import { resolveLink } from './resolve.rules';
import { PAGE_KINDS, STANDING_KIND, STANDING_PAGE_NAMES } from './standing-pages.data';
import type { OfferedPage } from './find-pages';

type PagePart = { anchor: string; label: string };
/** What a stored link is to an editor. Without a path it leads nowhere: the page is not published. */
export type ShownLink = { page: OfferedPage; parts: PagePart[] };

type Block = { anchor?: string | null; title?: string | null };

async function partsOfArticle(strapi: Core.Strapi, documentId: string, locale: Locale): Promise<PagePart[]> {
  const article = await strapi
    .documents(ARTICLE_TYPE as 'api::article.article')
    .findOne({ documentId, locale, status: 'published', populate: { pageLayout: true } } as never);
  const { pageLayout } = (article ?? {}) as { pageLayout?: Block[] };
  return (pageLayout ?? []).flatMap(({ anchor, title }) =>
    anchor ? [{ anchor, label: title || anchor }] : [],
  );
}

async function partsOf(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  locale: Locale,
): Promise<PagePart[]> {
  if (uid === 'api::course.course')
    return COURSE_ANCHORS.map((anchor) => ({ anchor, label: COURSE_PARTS[anchor] }));
  if (uid === 'api::campus.campus')
    return CAMPUS_ANCHORS[DEFAULT_LOCALE].map((anchor) => ({ anchor, label: CAMPUS_PARTS[anchor] }));
  return uid === ARTICLE_TYPE ? partsOfArticle(strapi, documentId, locale) : [];
}

/** A link of one's own school as an editor reads it; null for an address elsewhere, or of no page. */
export async function showLink(
  strapi: Core.Strapi,
  site: string,
  address: string,
  locale: Locale,
): Promise<ShownLink | null> {
  const [whole = ''] = address.split('#');
  const standing = STANDING_PAGE_NAMES[whole];
  if (standing)
    return { page: { address: whole, title: standing, kind: STANDING_KIND, path: whole }, parts: [] };
  const reference = parsePageReference(address);
  if (!reference) return null;
  const { uid, documentId } = reference;
  const held = await schoolsOfDocument(strapi, uid, { documentId });
  if (held.some((school) => school !== site)) throw new errors.ForbiddenError();
  const pages = await readPageAddresses(strapi, strapi.db.connection, site, new Map([[uid, [documentId]]]));
  const titles = await readTitles(strapi, strapi.db.connection, uid, [documentId]);
  const title = titles.get(documentId) || 'Page supprimée';
  const path = resolveLink(pages, locale, whole);
  return {
    page: { address: whole, title, kind: PAGE_KINDS[uid] ?? '', path },
    parts: held.length > 0 ? await partsOf(strapi, reference, locale) : [],
  };
}

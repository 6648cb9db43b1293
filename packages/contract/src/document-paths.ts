import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { ARTICLE_TYPE, FOLDER_OF_TYPE } from '@meridia/domain/page-types.data';

/** What the address of a document is made of. */
export type DocumentAddress = { rubrique?: string | null; slug?: string | null };

/** The home page is the content's section « home ». */
const HOME = 'home';

/** What an address may be made of; anything else would lead to another page, or to none. */
const PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function pathOf(uid: string, { rubrique, slug }: DocumentAddress): string | null {
  const isArticle = uid === ARTICLE_TYPE;
  const parts = isArticle ? [rubrique, ...(slug == null ? [] : [slug])] : [slug];
  if (!parts.every((part) => part && PART.test(part))) return null;
  if (isArticle && parts.join('/') === HOME) return '/';
  const folder = isArticle ? '' : FOLDER_OF_TYPE.get(uid);
  return folder === undefined ? null : `${folder}/${parts.join('/')}`;
}

/** Where the page of a document is on the site of its school, in a language; null: it has none. */
export function documentPath(uid: string, locale: Locale, address: DocumentAddress): string | null {
  const path = pathOf(uid, address);
  if (path === null || locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';

/** What the address of a document is made of. */
export type DocumentAddress = { rubrique?: string | null; slug?: string | null };

const ARTICLE = 'api::article.article';
/** The home page is the content's section « home ». */
const HOME = 'home';

const FOLDERS: Readonly<Record<string, string>> = {
  'api::course.course': '/programme',
  'api::campus.campus': '/campus',
  'api::event.event': '/agenda',
  'api::news.news': '/actualites',
  'api::blog-post.blog-post': '/blog',
  'api::job-offer.job-offer': '/offres-alternance',
  'api::testimonial.testimonial': '/temoignages',
};

/** The types whose documents have a page of their own. */
export const PAGE_TYPES: readonly string[] = [ARTICLE, ...Object.keys(FOLDERS)];

/** What an address may be made of; anything else would lead to another page, or to none. */
const PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function pathOf(uid: string, { rubrique, slug }: DocumentAddress): string | null {
  const isArticle = uid === ARTICLE;
  const parts = isArticle ? [rubrique, ...(slug == null ? [] : [slug])] : [slug];
  if (!parts.every((part) => part && PART.test(part))) return null;
  if (isArticle && parts.join('/') === HOME) return '/';
  const folder = isArticle ? '' : FOLDERS[uid];
  return folder === undefined ? null : `${folder}/${parts.join('/')}`;
}

/** Where the page of a document is on the site of its school, in a language; null: it has none. */
export function documentPath(uid: string, locale: Locale, address: DocumentAddress): string | null {
  const path = pathOf(uid, address);
  if (path === null || locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

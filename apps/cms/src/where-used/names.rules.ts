/**
 * A text names a document by its address, a filter or a CRM link by its slug, a field or a text a picture by its file. What is
 * indexed is the name: whose it is, is asked of the documents as they are.
 */
export type Name = `path:${string}` | `slug:${string}:${string}` | `file:${number}` | `picture:${string}`;

type Addressed = { slug?: string | null; rubrique?: string | null };

/** Where the page of a document is, below its type's list. The same as the site's own table of paths. */
const PREFIXES: Readonly<Record<string, string>> = {
  'api::course.course': '/programme',
  'api::campus.campus': '/campus',
  'api::event.event': '/agenda',
  'api::news.news': '/actualites',
  'api::blog-post.blog-post': '/blog',
  'api::job-offer.job-offer': '/offres-alternance',
  'api::testimonial.testimonial': '/temoignages',
};
const ARTICLE = 'api::article.article';

/** The pages of a programme below its own: its cost, its sheet. */
const BELOW_A_PROGRAMME = /^(\/programme\/[^/]+)\/.+$/;

/** The path of a document's page, without its language; null for a type without pages. */
export function pathOf(uid: string, { slug, rubrique }: Addressed): string | null {
  if (uid === ARTICLE) return rubrique ? `/${[rubrique, slug].filter(Boolean).join('/')}` : null;
  const prefix = PREFIXES[uid];
  return prefix && slug ? `${prefix}/${slug}` : null;
}

/** « /en/campus/lyon?x#acces » is the page « /campus/lyon »; null for an address elsewhere. */
export function pathIn(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return null;
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
    .replace(BELOW_A_PROGRAMME, '$1');
  return path === '' ? null : path;
}

export const pathName = (path: string): Name => `path:${path.toLowerCase()}`;
export const slugName = (uid: string, slug: string): Name => `slug:${uid}:${slug}`;

/** Every name under which others can name a document, in all its versions. */
export function namesOf(uid: string, versions: readonly Addressed[]): Name[] {
  const names = versions.flatMap((version) => {
    const path = pathOf(uid, version);
    return [...(path ? [pathName(path)] : []), ...(version.slug ? [slugName(uid, version.slug)] : [])];
  });
  return [...new Set(names)];
}

/** The same address with another page in it: its language, query and part stay. */
export function withPath(address: string, path: string): string {
  const language = /^\/en(?=\/|$)/.exec(address)?.[0] ?? '';
  const rest = /[?#].*$/s.exec(address)?.[0] ?? '';
  return `${language}${path}${rest}`;
}

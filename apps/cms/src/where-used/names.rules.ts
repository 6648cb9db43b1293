import { parsePageReference } from '@meridia/contract/page-reference';
import { ARTICLE_TYPE, FOLDER_OF_TYPE } from '@meridia/domain/page-types.data';

/**
 * A link names a document itself or its address, a filter or a CRM link by its slug, a field or a text a picture by its file. What is
 * indexed is the name: whose it is, is asked of the documents as they are.
 */
export type Name =
  | `page:${string}:${string}`
  | `path:${string}`
  | `slug:${string}:${string}`
  | `file:${number}`
  | `picture:${string}`;

type Addressed = { slug?: string | null; rubrique?: string | null };

/** The pages of a programme below its own: its cost, its sheet. */
const BELOW_A_PROGRAMME = /^(\/programme\/[^/]+)\/.+$/;

/** The path of a document's page, without its language; null for a type without pages. */
export function pathOf(uid: string, { slug, rubrique }: Addressed): string | null {
  if (uid === ARTICLE_TYPE) return rubrique ? `/${[rubrique, slug].filter(Boolean).join('/')}` : null;
  const folder = FOLDER_OF_TYPE.get(uid);
  return folder && slug ? `${folder}/${slug}` : null;
}

/** « /en/campus/lyon?x#acces » is the page « /campus/lyon »; null for an address elsewhere. */
export function pathIn(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/@])/.test(address)) return null;
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
    .replace(BELOW_A_PROGRAMME, '$1');
  return path === '' ? null : path;
}

export const pathName = (path: string): Name => `path:${path.toLowerCase()}`;
export const referenceName = (uid: string, documentId: string): Name => `page:${uid}:${documentId}`;
export const slugName = (uid: string, slug: string): Name => `slug:${uid}:${slug}`;

/** What an address names: a document that it refers to, or a page. */
export function nameIn(address: unknown): Name | null {
  const reference = parsePageReference(address);
  if (reference) return referenceName(reference.uid, reference.documentId);
  const path = pathIn(address);
  return path === null ? null : pathName(path);
}

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

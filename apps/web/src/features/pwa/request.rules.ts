import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { OFFLINE_PAGES } from '@/lib/offline-pages.data';
import { BUILD_FILES, localePath } from '@/lib/paths';

/** What the worker reads of a request. */
export type Asked = {
  url: URL;
  method: string;
  mode: string;
  destination: string;
  headers: { has: (name: string) => boolean };
};

/**
 * `page`: the network first, then the copy, then the offline page. `build-file`: a file whose name changes with its content, so the
 * copy first. `file`: the copy at once, and a new one for the next time. `network`: none of the worker's business.
 */
export type Strategy = 'page' | 'build-file' | 'file' | 'network';

const SITE_FILES = ['/fonts/', '/icons/', '/images/'];
const MEDIA = '/media/';
/** Calls and files, never pages. */
const NO_PAGES = ['/api/', BUILD_FILES, MEDIA];
/** Pages that depend on who asks or on what another site answers, previews of drafts, and the offline page, which is kept by its own name. */
const NEVER_KEPT = /^(?:\/en)?\/(?:crm|login|error|hors-ligne|apercu)(?:\/|$)/;
/** What a campaign adds to an address: the page is the same without. */
const TRACKING =
  /^(?:utm_\w+|origine-tracking|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_[ce]id|_gl)$/;

const startsWithOneOf = (path: string, starts: readonly string[]) =>
  starts.some((start) => path.startsWith(start));

function isFileToKeep({ url: { pathname }, destination }: Asked): boolean {
  return startsWithOneOf(pathname, SITE_FILES) || (pathname.startsWith(MEDIA) && destination === 'image');
}

function isForNetwork({ url, method, headers }: Asked, origin: string): boolean {
  return method !== 'GET' || url.origin !== origin || headers.has('range');
}

export function strategyFor(asked: Asked, origin: string): Strategy {
  const { pathname } = asked.url;
  if (isForNetwork(asked, origin)) return 'network';
  if (asked.mode === 'navigate') return startsWithOneOf(pathname, NO_PAGES) ? 'network' : 'page';
  if (pathname.startsWith(BUILD_FILES)) return 'build-file';
  return isFileToKeep(asked) ? 'file' : 'network';
}

/** The language of an address (I18N-01). */
function localeOf(path: string): Locale {
  return LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE;
}

/** A path in the language of another address: the offline page in the language of the page that cannot be shown. */
export function inLanguageOf({ pathname }: URL, path: string): string {
  return localePath(localeOf(pathname), path);
}

/** The name of the copy of a page: one for all the campaigns that lead to it. */
export function pageKey({ pathname, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !TRACKING.test(name));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

/** Whether a copy of the page at this address may be kept. */
export function isKeptPage({ pathname }: URL): boolean {
  return !NEVER_KEPT.test(pathname) && !startsWithOneOf(pathname, NO_PAGES);
}

/** Whether it is one of those that are there for everyone, and that no visited page pushes out. */
export function isForEveryone(key: string): boolean {
  return LOCALES.some((locale) => OFFLINE_PAGES.some(({ path }) => localePath(locale, path) === key));
}

type Answer = {
  status: number;
  type: string;
  redirected: boolean;
  headers: { get: (name: string) => string | null };
};

/** Only a whole page of the site that is fine; an error is not to be seen again. */
export function isWholePage({ status, type, redirected, headers }: Answer): boolean {
  return status === 200 && type === 'basic' && !redirected && isHtml(headers.get('content-type'));
}

function isHtml(contentType: string | null): boolean {
  return contentType?.startsWith('text/html') ?? false;
}

/** A page that is gone is forgotten. */
export function isGone({ status }: { status: number }): boolean {
  return status === 404 || status === 410;
}

const FILE = /\/(?:_site|fonts|icons|images)\/[\w./~-]+(?:\?[\w=.-]+)?/g;

/** The files that a page or a style sheet names: what it needs to look the same without a network. */
export function filesNamedIn(text: string): string[] {
  const files = [...text.matchAll(FILE)].map(([file]) => file);
  return [...new Set(files)].filter((file) => /\.\w+(?:\?|$)/.test(file));
}

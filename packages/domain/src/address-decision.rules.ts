import { GONE_STATUS, isOnAllowedHost, REDIRECT_STATUS, toCanonicalPath } from './redirects.ts';
import { encodePath, isSamePath } from './address-path.rules.ts';
import { FOLDER_OF_TYPE } from './page-types.data.ts';
import { findRule, type RedirectRule, type RedirectTable } from './redirect-table.rules.ts';

export type Translations = {
  /** The whole address for an English reader, of a path without its language. */
  english: (path: string) => string;
  /** Whether an English page has this address: an old French one of the same name does not shadow it. */
  isEnglish: (path: string) => boolean;
  /** The address that the page of a path has in that language; null: it is there, or nowhere. */
  own: (path: string, locale: 'fr' | 'en') => string | null;
};

export type AddressSettings = {
  /** `www.meridia.example`; its bare form is redirected to it (REDIR-08). Absent: no host is forced. */
  canonicalHost?: string;
  /** Whether English is served under /en (I18N-02); otherwise /en leads home (REDIR-09). */
  isEnglishServed: boolean;
  /** What the content says of addresses in two languages (ROUTE-21, I18N-04); absent: it has said nothing. */
  translations?: Translations;
  /** Hosts outside the site that a redirect may lead to (old files). */
  allowedHosts: readonly string[];
  /** Files of the web app, in their exact case. */
  isSiteFile: (path: string) => boolean;
};

/** A request as the visitor made it: the path still encoded, the query without its question mark. */
export type Address = { host: string; path: string; query: string };

export type AddressDecision =
  | { status: typeof REDIRECT_STATUS; location: string }
  | { status: typeof GONE_STATUS }
  | { status: 400 }
  | null;

const UNTOUCHED = ['/_site/', '/api/', '/media/'];
const WWW = 'www.';
/** Only to read a part of an address. */
const ANY_SITE = 'https://site.invalid/';

/** English pages that French knows under another name, whatever is known of the content (ROUTE-21). */
const FRENCH_TWINS: Record<string, string> = {
  '/legal-notices': '/mentions-legales',
  '/data-privacy-policy': '/charte-donnees-personnelles',
};

/** The folders of documents: what ends like an old address there may be a page. */
const FOLDERS = [...FOLDER_OF_TYPE.values()];

/**
 * What leads somewhere at every school (ROUTE-10, ROUTE-13, REDIR-02, REDIR-03): the other name of the programmes, the blog, whose posts
 * are among the news, and the old open days. The content may redirect one of them elsewhere; this needs no content.
 */
function siteTwin(path: string): string | null {
  const programme = /^\/programmes(\/[^/]+)?$/.exec(path);
  if (programme) return `/programme${programme[1] ?? ''}`;
  if (path === '/blog') return '/actualites';
  const isDocument = FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  return path.endsWith('portes-ouvertes') && !isDocument ? '/agenda' : null;
}

function isUnderSegment(path: string, segment: string): boolean {
  return path === segment || path.startsWith(`${segment}/`);
}

/** One step on the way, and the rule of the content that it is; a step of the site itself has none. */
type Step = { to: string; rule?: RedirectRule };

const isGone = (step: Step | null) => step?.rule?.kind === 'gone';

const ownStep = (to: string | null | undefined): Step | null => (to == null ? null : { to });

function frenchStep(path: string, table: RedirectTable, translations: Translations | undefined) {
  const redirect = findRule(table, path) ?? ownStep(siteTwin(path));
  return redirect ?? ownStep(translations?.own(path, 'fr')) ?? ownStep(FRENCH_TWINS[path]);
}

const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`);

/** What holds of an address holds of its English twin (REDIR-01 to REDIR-05); one of its own comes first. */
function englishStep(path: string, table: RedirectTable, translations: Translations | undefined) {
  const local = path.slice('/en'.length) || '/';
  const own = table.exact.get(path);
  if (own) return { rule: own, to: own.destination };
  if (translations?.isEnglish(local)) return null;
  const twin = findRule(table, local) ?? ownStep(siteTwin(local));
  if (twin?.to.startsWith('/')) return { ...twin, to: (translations?.english ?? inEnglish)(twin.to) };
  return twin ?? findRule(table, path) ?? ownStep(translations?.own(local, 'en'));
}

/** One step of the way from a normalised path to its final address. */
function nextStep(path: string, table: RedirectTable, settings: AddressSettings): Step | null {
  const { isEnglishServed, translations } = settings;
  if (isUnderSegment(path, '/fr')) return { to: path.slice('/fr'.length) || '/' };
  if (!isUnderSegment(path, '/en')) return frenchStep(path, table, translations);
  return isEnglishServed ? englishStep(path, table, translations) : { to: '/' };
}

/** `end` is what follows the path: the query and the anchor of the destination. */
type Target = {
  path: string;
  end: string;
  external: string | null;
  isGone: boolean;
  rules: readonly RedirectRule[];
};

function resolveTarget(start: string, table: RedirectTable, settings: AddressSettings): Target {
  let path = start;
  let end = '';
  const visited = new Set<string>();
  const rules: RedirectRule[] = [];
  for (let step = nextStep(path, table, settings); step !== null; step = nextStep(path, table, settings)) {
    // Rules that lead round in a circle lead nowhere: the address itself is answered.
    if (visited.has(path)) return { path: start, end: '', external: null, isGone: false, rules: [] };
    visited.add(path);
    if (step.rule) rules.push(step.rule);
    // LIFE-02: whatever leads to a page that is gone is gone with it.
    if (isGone(step)) return { path, end, external: null, isGone: true, rules };
    if (/^https?:/i.test(step.to)) {
      // A destination that is not on the list is content gone wrong: the visitor stays on the site.
      const external = isOnAllowedHost(step.to, settings.allowedHosts) ? step.to : null;
      return { path, end, external, isGone: false, rules };
    }
    const endStart = step.to.search(/[?#]/);
    const nextPath = endStart === -1 ? step.to : step.to.slice(0, endStart);
    path = toCanonicalPath(nextPath) ?? path;
    end = endStart === -1 ? end : step.to.slice(endStart);
  }
  return { path, end, external: null, isGone: false, rules };
}

/** An address with the query of the visitor after its own. */
function withQuery(address: string, asked: string): string {
  const [, path = '', own = '', anchor = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address) ?? [];
  const query = [own, asked].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${anchor}`;
}

/** The end of a destination as a header can carry it. */
function encodeEnd(end: string): string {
  const { search, hash } = new URL(end, ANY_SITE);
  return `${search}${hash}`;
}

function hostToForce(host: string, { canonicalHost }: AddressSettings): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return canonicalHost?.startsWith(WWW) && name === canonicalHost.slice(WWW.length) ? canonicalHost : null;
}

function isUntouched(path: string, asked: string, { isSiteFile }: AddressSettings): boolean {
  const isOurs = UNTOUCHED.some((prefix) => path.startsWith(prefix) && `${asked}/`.startsWith(prefix));
  return isOurs || isSiteFile(path);
}

/** The rules of the content that lead a path (still encoded) to where it belongs, in the order in which they do. */
export function rulesOnTheWay(
  path: string,
  table: RedirectTable,
  settings: AddressSettings,
): readonly RedirectRule[] {
  const asked = toCanonicalPath(path);
  if (asked === null || isUntouched(path, asked, settings)) return [];
  return resolveTarget(asked, table, settings).rules;
}

/**
 * Where a request belongs (REDIR-01 to REDIR-11), whatever combination of rules applies: one 301 to the final address, its
 * query kept, a 410 for a page that was deleted (LIFE-02), or null when it is already there. Case is left alone in assets, the API, media and files of the web app.
 */
export function decideAddress(
  address: Address,
  table: RedirectTable,
  settings: AddressSettings,
): AddressDecision {
  const asked = toCanonicalPath(address.path);
  if (asked === null) return { status: 400 };

  const target = isUntouched(address.path, asked, settings) ? null : resolveTarget(asked, table, settings);
  if (target?.isGone) return { status: GONE_STATUS };
  if (target?.external) {
    const location = withQuery(new URL(target.external).href, address.query);
    return { status: REDIRECT_STATUS, location };
  }

  const forcedHost = hostToForce(address.host, settings);
  const path = target ? encodePath(target.path) : new URL(address.path, ANY_SITE).pathname;
  const isThere = !target || path === address.path || isSamePath(target.path, address.path);
  if (isThere && !forcedHost) return null;

  const origin = forcedHost ? `https://${forcedHost}` : '';
  const end = target ? encodeEnd(target.end) : '';
  return { status: REDIRECT_STATUS, location: withQuery(`${origin}${path}${end}`, address.query) };
}

import { normaliseSource, REDIRECT_STATUS } from '@meridia/domain/redirects';
import { findDestination, type RedirectTable } from './redirect-table.rules.ts';

export type AddressSettings = {
  /** `www.meridia.example`; its bare form is redirected to it (REDIR-08). Absent: no host is forced. */
  canonicalHost?: string;
  /** Whether English is served under /en (I18N-02); otherwise /en leads home (REDIR-09). */
  isEnglishServed: boolean;
  /** Hosts outside the site that a redirect may lead to (old files). */
  allowedHosts: readonly string[];
  /** Files of the web app, in their exact case. */
  isSiteFile: (path: string) => boolean;
};

/** A request as the visitor made it: the path still encoded, the query without its question mark. */
export type Address = { host: string; path: string; query: string };

export type AddressDecision = { status: typeof REDIRECT_STATUS; location: string } | { status: 400 } | null;

const UNTOUCHED = ['/_next/', '/api/', '/media/'];
const WWW = 'www.';

/** English pages that a French-only site knows under another name (ROUTE-21). */
const FRENCH_TWINS: Record<string, string> = {
  '/legal-notices': '/mentions-legales',
  '/data-privacy-policy': '/charte-donnees-personnelles',
};

function isUnderSegment(path: string, segment: string): boolean {
  return path === segment || path.startsWith(`${segment}/`);
}

function collapseSlashes(path: string): string {
  return path.replace(/[/\\]{2,}/g, '/').replaceAll('\\', '/');
}

/** One step of the way from a normalised path to its final address. */
function nextStep(path: string, table: RedirectTable, { isEnglishServed }: AddressSettings): string | null {
  if (isUnderSegment(path, '/fr')) return path.slice('/fr'.length) || '/';
  if (!isEnglishServed && isUnderSegment(path, '/en')) return '/';
  const twin = FRENCH_TWINS[path];
  if (!isEnglishServed && twin) return twin;
  return findDestination(table, path);
}

type Target = { path: string; query: string; external: string | null };

function isAllowedOutside(destination: string, { allowedHosts }: AddressSettings): boolean {
  return URL.canParse(destination) && allowedHosts.includes(new URL(destination).hostname);
}

function resolveTarget(start: string, table: RedirectTable, settings: AddressSettings): Target {
  let path = start;
  let query = '';
  const visited = new Set<string>();
  for (let step = nextStep(path, table, settings); step !== null; step = nextStep(path, table, settings)) {
    // Rules that lead round in a circle lead nowhere: the address itself is answered.
    if (visited.has(path)) return { path: start, query: '', external: null };
    visited.add(path);
    if (/^https?:/i.test(step)) {
      // A destination that is not on the list is content gone wrong: the visitor stays on the site.
      return { path, query, external: isAllowedOutside(step, settings) ? step : null };
    }
    const [nextPath = '/', nextQuery = ''] = step.split('?', 2);
    path = normaliseSource(collapseSlashes(nextPath)) ?? path;
    query = nextQuery || query;
  }
  return { path, query, external: null };
}

function mergeQueries(own: string, asked: string): string {
  const merged = [own, asked].filter(Boolean).join('&');
  return merged ? `?${merged}` : '';
}

function hostToForce(host: string, { canonicalHost }: AddressSettings): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return canonicalHost?.startsWith(WWW) && name === canonicalHost.slice(WWW.length) ? canonicalHost : null;
}

/** Segment by segment, so that a decoded `?` or `#` of the path stays in the path. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Where a request belongs (REDIR-01 to REDIR-11), whatever combination of rules applies: one 301 to the final address, its
 * query kept, or null when it is already there. Case is left alone in assets, the API, media and files of the web app.
 */
export function decideAddress(
  address: Address,
  table: RedirectTable,
  settings: AddressSettings,
): AddressDecision {
  const asked = normaliseSource(collapseSlashes(address.path));
  if (asked === null) return { status: 400 };

  const isUntouched =
    UNTOUCHED.some((prefix) => address.path.startsWith(prefix)) || settings.isSiteFile(address.path);
  const target = isUntouched ? null : resolveTarget(asked, table, settings);
  if (target?.external) {
    return { status: REDIRECT_STATUS, location: `${target.external}${mergeQueries('', address.query)}` };
  }

  const forcedHost = hostToForce(address.host, settings);
  const path = target ? encodePath(target.path) : address.path;
  const isThere = path === address.path || (target !== null && isSamePath(target.path, address.path));
  if (isThere && !forcedHost) return null;

  const origin = forcedHost ? `https://${forcedHost}` : '';
  return {
    status: REDIRECT_STATUS,
    location: `${origin}${path}${mergeQueries(target?.query ?? '', address.query)}`,
  };
}

/** `/%C3%A9cole` and `/%c3%a9cole` are the same address: compared decoded, they need no redirect (but NFC and case count). */
function isSamePath(decoded: string, encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) === decoded;
  } catch {
    return false;
  }
}

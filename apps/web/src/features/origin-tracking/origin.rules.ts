import { SEARCH_ENGINES, TRACKING_VALUE_MAX, type Origin } from '@meridia/domain/tracking';
import { campaignOf, ownReferrerQuery } from './campaign.rules.ts';
import { outsideHost } from './outside-host.ts';

/** A page that the tab has been through, and the other site that led to it. */
export type Visited = { address: string; referrerHost: string | null };

/** How a page was reached: the query of its address, and the host it was reached from, unless that is the site itself. */
export type Visit = { query: URLSearchParams; referrerHost: string | null };

/** TRACK-04 */
export const DIRECT: Origin = { origin: 'direct', source: 'direct', medium: 'none' };

const bounded = (value: string) => value.slice(0, TRACKING_VALUE_MAX);

/** TRACK-01 */
function utmOrigin(query: URLSearchParams): Origin | null {
  if (![...query.keys()].some((key) => key.startsWith('utm_'))) return null;
  const source = query.get('utm_source') || 'utm';
  const origin = query.get('utm_content') || source;
  return {
    origin: bounded(origin),
    source: bounded(source),
    medium: bounded(query.get('utm_medium') || 'none'),
  };
}

/** `www.google.fr`, `google.co.uk`: the name stands before an ending of the public, and not before somebody else's name. */
const PUBLIC_ENDING = /^(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

function engineOf(host: string): string | undefined {
  const parts = host.split('.');
  return SEARCH_ENGINES.find((name) => {
    const ending = parts.slice(parts.indexOf(name) + 1).join('.');
    return host === name || (parts.includes(name) && PUBLIC_ENDING.test(ending));
  });
}

/** TRACK-02, TRACK-03 */
function referrerOrigin({ query, referrerHost }: Visit): Origin | null {
  if (!referrerHost) return null;
  const engine = engineOf(referrerHost);
  if (!engine) return { origin: `REFERRAL_${referrerHost}`, source: referrerHost, medium: 'referral' };
  return query.has('gclid')
    ? { origin: `SEARCH_${engine}`, source: engine, medium: 'cpc' }
    : { origin: `ORGANIC_${engine}`, source: engine, medium: 'organic' };
}

/** TRACK-04: a new utm or external referrer takes the place of what was kept; a direct visit never does. */
export function resolveOrigin(visit: Visit, kept: Origin | null = null): Origin {
  return utmOrigin(visit.query) ?? referrerOrigin(visit) ?? kept ?? DIRECT;
}

function toUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Whom a `gclid` speaks for when the search page itself is out of sight. */
const GCLID_HOST = 'google';

/** The visit that the campaign in an address tells, whoever led to it. */
export function campaignVisit(query: URLSearchParams): Visit {
  return { query, referrerHost: query.has('gclid') ? GCLID_HOST : null };
}

/** The visit that a document knows of itself: its own address and its referrer. */
export function documentVisit(address: string, referrer: string): Visit {
  const page = toUrl(address);
  const visit = campaignVisit(page?.searchParams ?? new URLSearchParams());
  return { ...visit, referrerHost: outsideHost(referrer, page?.host ?? '') ?? visit.referrerHost };
}

type AskedPage = { query: URLSearchParams; referrer: string | undefined; host: string };

/**
 * TRACK-05: the visit that a request tells, when no script could. Its own campaign comes first; else what brought the visitor to the
 * page of the site that it came from is in the address of that page; else another site led here.
 */
export function requestVisit({ query, referrer, host }: AskedPage): Visit {
  const from = outsideHost(referrer ?? '', host);
  const own = campaignOf(query);
  // The search page that sent the click is known by its name.
  if (own.size > 0) return from && engineOf(from) ? { query: own, referrerHost: from } : campaignVisit(own);
  const before = campaignOf(ownReferrerQuery(referrer, host));
  return before.size > 0 ? campaignVisit(before) : { query: before, referrerHost: from };
}

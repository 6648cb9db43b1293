import { SEARCH_ENGINES, TRACKING_VALUE_MAX, type Origin } from '@meridia/domain/tracking';
import { campaignOf, ownReferrerQuery } from './campaign.rules.ts';

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

/** TRACK-02, TRACK-03 */
function referrerOrigin({ query, referrerHost }: Visit): Origin | null {
  if (!referrerHost) return null;
  const engine = SEARCH_ENGINES.find((name) => referrerHost.split('.').includes(name));
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

/** The visit that a document knows of itself: its own address and its referrer. */
export function documentVisit(address: string, referrer: string): Visit {
  const page = toUrl(address);
  const from = toUrl(referrer);
  const isOwn = from?.host === page?.host;
  return {
    query: page?.searchParams ?? new URLSearchParams(),
    referrerHost: isOwn ? null : (from?.hostname ?? null),
  };
}

/**
 * TRACK-05: the visit that a request tells, when no script could. The page it came from is of the site: what brought the visitor
 * there is in its address. A `gclid` is Google's mark, and the search page itself is out of sight.
 */
export function requestVisit(referrer: string | undefined, host: string): Visit {
  const query = campaignOf(ownReferrerQuery(referrer, host));
  if (query.has('gclid')) return { query, referrerHost: 'google' };
  const from = toUrl(referrer ?? '');
  return { query, referrerHost: from && from.host !== host ? from.hostname : null };
}

import { TRACKING_COOKIES, type Origin } from '@meridia/domain/tracking';

/** What the visitor chose, by slug, and where she came from. */
type Request = { programme: string; campus: string; origin: Origin };

const FOLLOWED_PROTOCOLS = ['http:', 'https:'];

function addedParameters({ programme, campus, origin }: Request): [string, string][] {
  return [
    ['campus', campus],
    ['course', programme],
    [TRACKING_COOKIES.origin, origin.origin],
    [TRACKING_COOKIES.source, origin.source],
    [TRACKING_COOKIES.medium, origin.medium],
  ];
}

/** MODAL-08: the link of the CRM with what it must be told; its own parameters stay as they are. Null: it must not be followed. */
export function crmUrl(link: string, request: Request): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!FOLLOWED_PROTOCOLS.includes(url.protocol)) return null;

  const missing = addedParameters(request).filter(([name]) => !url.searchParams.has(name));
  url.search = [url.search.slice(1), new URLSearchParams(missing).toString()].filter(Boolean).join('&');
  return url.href;
}

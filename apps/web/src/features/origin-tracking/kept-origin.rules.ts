import { TRACKING_COOKIES, TRACKING_VALUE_MAX, type Origin } from '@meridia/domain/tracking';

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value).slice(0, TRACKING_VALUE_MAX);
  } catch {
    return null;
  }
}

function findCookie(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decode(found.slice(name.length + 1)) : null;
}

/** TRACK-05: what an earlier page of the visit kept, from the cookies of a request or of a document; null unless all three are there. */
export function keptOrigin(cookies: string): Origin | null {
  const origin = findCookie(cookies, TRACKING_COOKIES.origin);
  const source = findCookie(cookies, TRACKING_COOKIES.source);
  const medium = findCookie(cookies, TRACKING_COOKIES.medium);
  return origin && source && medium ? { origin, source, medium } : null;
}

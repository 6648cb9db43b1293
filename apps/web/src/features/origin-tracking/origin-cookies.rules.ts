import { TRACKING_COOKIE_OPTIONS, TRACKING_COOKIES, type Origin } from '@meridia/domain/tracking';
import { DIRECT, resolveOrigin, type Visit } from './origin.rules';

type Known = {
  /** What was kept before. */
  kept: Origin | null;
  /** What the tab knows of the landing: consent may come on a later page. */
  landing: Origin | null;
};

/** TRACK-04: what is to be written for this visit; null when what was kept stays, for as long as it had to live. */
export function originToKeep(visit: Visit, { kept, landing }: Known): Origin | null {
  const origin = resolveOrigin(visit);
  if (origin !== DIRECT) return origin;
  return kept ? null : (landing ?? DIRECT);
}

/** TRACK-05, as a browser is told to write them. */
export function originCookies(origin: Origin, isSecure: boolean): string[] {
  const { maxAgeSeconds, path } = TRACKING_COOKIE_OPTIONS;
  const options = `; Max-Age=${maxAgeSeconds}; Path=${path}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${TRACKING_COOKIES.origin}=${encodeURIComponent(origin.origin)}${options}`,
    `${TRACKING_COOKIES.source}=${encodeURIComponent(origin.source)}${options}`,
    `${TRACKING_COOKIES.medium}=${encodeURIComponent(origin.medium)}${options}`,
  ];
}

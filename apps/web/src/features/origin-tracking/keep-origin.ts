import { keptOrigin } from './kept-origin.rules';
import { originCookies, originToKeep } from './origin-cookies.rules';
import { documentVisit } from './origin.rules';

/** TRACK-05, in the browser. */
export function keepOrigin(): void {
  const visit = documentVisit(location.href, document.referrer);
  const origin = originToKeep(visit, keptOrigin(document.cookie));
  if (!origin) return;
  for (const cookie of originCookies(origin, location.protocol === 'https:')) document.cookie = cookie;
}

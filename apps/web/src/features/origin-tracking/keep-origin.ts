import { keptOrigin } from './kept-origin.rules';
import { landingOrigin } from './landing.rules';
import { originCookies, originToKeep } from './origin-cookies.rules';
import { documentVisit } from './origin.rules';
import { tabAddresses } from './tab-addresses';

/** TRACK-05, in the browser. */
export function keepOrigin(): void {
  const visit = documentVisit(location.href, document.referrer);
  const known = { kept: keptOrigin(document.cookie), landing: landingOrigin(tabAddresses()) };
  const origin = originToKeep(visit, known);
  if (!origin) return;
  for (const cookie of originCookies(origin, location.protocol === 'https:')) document.cookie = cookie;
}

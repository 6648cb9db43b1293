import type { Origin } from '@meridia/domain/tracking';
import { keptOrigin } from './kept-origin.rules';
import { landingOrigin } from './landing.rules';
import { documentVisit, resolveOrigin } from './origin.rules';
import { tabAddresses } from './tab-addresses';

/**
 * TRACK-05, in the browser: what the document knows of itself, else what the cookies kept, else the campaign of the landing. Without
 * consent there are no cookies, and nothing is stored: the history of the tab tells.
 */
export function currentOrigin(): Origin {
  const visit = documentVisit(location.href, document.referrer);
  return resolveOrigin(visit, keptOrigin(document.cookie) ?? landingOrigin(tabAddresses()));
}

import type { Origin } from '@meridia/domain/tracking';
import { keptOrigin } from './kept-origin.rules';
import { documentVisit, resolveOrigin } from './origin.rules';

/**
 * TRACK-05, in the browser: what the document knows of itself, else what the cookies kept. Without consent there are no cookies,
 * and the origin lives as long as the document.
 */
export function currentOrigin(): Origin {
  const visit = documentVisit(window.location.href, document.referrer);
  return resolveOrigin(visit, keptOrigin(document.cookie));
}

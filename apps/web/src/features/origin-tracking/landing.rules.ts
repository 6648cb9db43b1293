import type { Origin } from '@meridia/domain/tracking';
import { campaignVisit, DIRECT, resolveOrigin, type Visited } from './origin.rules';

/**
 * TRACK-05: the campaign or the other site that led to the tab, from the pages that it has been through, the latest last; null when
 * none says anything of one.
 */
export function landingOrigin(visited: readonly Visited[]): Origin | null {
  const origins = visited
    .filter(({ address }) => URL.canParse(address))
    .map(({ address, referrerHost }) => {
      const visit = campaignVisit(new URL(address).searchParams);
      return resolveOrigin({ ...visit, referrerHost: referrerHost ?? visit.referrerHost });
    });
  return origins.findLast((origin) => origin !== DIRECT) ?? null;
}

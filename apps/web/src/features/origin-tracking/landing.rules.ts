import type { Origin } from '@meridia/domain/tracking';
import { campaignVisit, DIRECT, resolveOrigin } from './origin.rules';

/**
 * TRACK-05: the campaign that led to the tab, from the addresses that it has been through, the latest last; null when none says
 * anything of one. Another site that led here without a campaign is known to the landing page alone.
 */
export function landingOrigin(addresses: readonly string[]): Origin | null {
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => resolveOrigin(campaignVisit(new URL(address).searchParams)));
  return origins.findLast((origin) => origin !== DIRECT) ?? null;
}

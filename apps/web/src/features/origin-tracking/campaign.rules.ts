import { CAMPAIGN_PARAMETERS, TRACKING_VALUE_MAX } from '@meridia/domain/tracking';

/** What an address says of the campaign that led to it, and nothing else of it; empty when it says nothing. */
export function campaignOf(query: URLSearchParams): URLSearchParams {
  const campaign = new URLSearchParams();
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = query.get(name);
    if (value) campaign.set(name, value.slice(0, TRACKING_VALUE_MAX));
  }
  return campaign;
}

/** The query of the site's own page that led to a request; empty when another site did, or nobody. */
export function ownReferrerQuery(referrer: string | undefined, host: string): URLSearchParams {
  const from = URL.canParse(referrer ?? '') ? new URL(referrer ?? '') : null;
  return from?.host === host ? from.searchParams : new URLSearchParams();
}

/**
 * TRACK-05: a form that is sent says nothing of the page before it. Without a script, the campaign goes from step to step in the
 * address: this is the query with it, or null when there is nothing to add.
 */
export function withCampaign(query: URLSearchParams, from: URLSearchParams): URLSearchParams | null {
  const campaign = campaignOf(from);
  if (campaignOf(query).size > 0 || campaign.size === 0) return null;
  return new URLSearchParams([...query, ...campaign]);
}

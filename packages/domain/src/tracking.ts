/** TRACK-05: the cookies, which are also the parameters added to a CRM link (MODAL-08). */
export const TRACKING_COOKIES = {
  origin: 'origine-tracking',
  source: 'utm_source',
  medium: 'utm_medium',
} as const;

/** TRACK-05: two days. */
export const TRACKING_COOKIE_OPTIONS = { maxAgeSeconds: 172_800, sameSite: 'lax', path: '/' } as const;

/** TRACK-02: the names looked for in the host of the referrer. */
export const SEARCH_ENGINES = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

/** Where a visitor came from, as the CRM is told. */
export type Origin = { origin: string; source: string; medium: string };

/** What an address may say of the campaign that led to it. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const;

/** Ours: a value from an address may be of any length; a cookie and a link of the CRM may not. */
export const TRACKING_VALUE_MAX = 200;

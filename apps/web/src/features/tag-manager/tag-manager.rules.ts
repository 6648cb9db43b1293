/** Where the tag manager is, and whose tags it manages (CALL-11). */
export type TagManagerSettings = { id: string; url: string };

/** The words of consent mode; those of advertising are there to be refused: it is no purpose of the site. */
export const DENIED = {
  ad_personalization: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  analytics_storage: 'denied',
} as const;

/** What consent for the audience allows. */
export const AUDIENCE_GRANTED = { analytics_storage: 'granted' } as const;

export function tagManagerAddress({ id, url }: TagManagerSettings): string {
  const address = new URL(url);
  address.searchParams.set('id', id);
  return address.href;
}

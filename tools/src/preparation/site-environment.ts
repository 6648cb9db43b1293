export type SiteOptions = { mediaFolder: string; redisUrl: string };

/** The environment of the site's server for the demonstration or for development. */
export function siteEnvironment({ mediaFolder, redisUrl }: SiteOptions): Record<string, string> {
  return { TZ: 'UTC', MEDIA_DIR: mediaFolder, REDIS_URL: redisUrl, NEXT_TELEMETRY_DISABLED: '1' };
}

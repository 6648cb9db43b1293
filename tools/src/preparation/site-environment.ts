import { ACCOUNTS } from '../services/service-accounts.ts';

export type SiteOptions = { mediaFolder: string; redisUrl: string; cmsPort: number; webPort: number };

/** The environment of the site's server for the demonstration or for development. */
export function siteEnvironment(options: SiteOptions): Record<string, string> {
  const { site, username, password } = ACCOUNTS.meridia;
  return {
    TZ: 'UTC',
    SITE_KEY: site,
    CONTENT_API_URL: `http://127.0.0.1:${options.cmsPort}/api`,
    CONTENT_USERNAME: username,
    CONTENT_PASSWORD: password,
    MEDIA_DIR: options.mediaFolder,
    REDIS_URL: options.redisUrl,
    ALLOWED_REDIRECT_HOSTS: 'media.meridia.example',
    HOST: '127.0.0.1',
    PORT: String(options.webPort),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

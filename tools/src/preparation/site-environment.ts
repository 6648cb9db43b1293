import { siteOf } from '../services/service-accounts.ts';

export type SiteOptions = {
  school: 'meridia' | 'boreal';
  mediaFolder: string;
  redisUrl: string;
  cmsPort: number;
  webPort: number;
};

/** The environment of a school's server for the demonstration or for development. */
export function siteEnvironment(options: SiteOptions): Record<string, string> {
  return {
    TZ: 'UTC',
    ...siteOf(options.school),
    CONTENT_API_URL: `http://127.0.0.1:${options.cmsPort}/api`,
    ADMIN_URL: `http://127.0.0.1:${options.cmsPort}`,
    MEDIA_DIR: options.mediaFolder,
    REDIS_URL: options.redisUrl,
    ALLOWED_REDIRECT_HOSTS: 'media.meridia.example',
    SECURITY_CONTACT: 'mailto:security@meridia.example',
    // I18N-02: both languages; a site that sets nothing has French alone.
    ENABLED_LOCALES: 'fr,en',
    HOST: '127.0.0.1',
    PORT: String(options.webPort),
    // No balancer has to see it leave: Ctrl-C is at once.
    LAME_DUCK_SECONDS: '0',
  };
}

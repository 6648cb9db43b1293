import { createHash } from 'node:crypto';
import path from 'node:path';
import { CACHE_FOLDER } from './repository.ts';
import { ACCOUNTS, EDITORS, PREVIEW_SECRET } from './service-accounts.ts';

export type ContentServiceOptions = {
  databaseUrl: string;
  mediaFolder: string;
  port: number;
  /** By school, where its site is. */
  sites?: Partial<Record<'meridia' | 'boreal', string>>;
  /** Overrides, e.g. a short token life. */
  extra?: Record<string, string>;
};

/** Stable, so that a token or a session outlives a restart; public, and it says so: a service with a real address refuses it (START-02). */
function demoSecret(name: string): string {
  return `demonstration-${createHash('sha256').update(name).digest('hex')}`;
}

/** The environment of a content service for the demonstration or a test. */
export function contentServiceEnvironment(options: ContentServiceOptions): Record<string, string> {
  const url = `http://127.0.0.1:${options.port}`;
  return {
    NODE_ENV: 'production',
    TZ: 'UTC',
    DATABASE_URL: options.databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(options.port),
    PUBLIC_URL: url,
    MEDIA_DIR: options.mediaFolder,
    APP_KEYS: `${demoSecret('key 1')},${demoSecret('key 2')}`,
    API_TOKEN_SALT: demoSecret('api token'),
    TRANSFER_TOKEN_SALT: demoSecret('transfer token'),
    ADMIN_JWT_SECRET: demoSecret('admin'),
    JWT_SECRET: demoSecret('content api'),
    ENCRYPTION_KEY: demoSecret('encryption'),
    PREVIEW_SECRET,
    SERVICE_ACCOUNTS: JSON.stringify(Object.values(ACCOUNTS)),
    EDITORS: JSON.stringify(Object.values(EDITORS)),
    SITE_ADDRESSES: JSON.stringify(options.sites ?? {}),
    REDIRECT_HOSTS: JSON.stringify({ meridia: ['media.meridia.example'] }),
    // The stand-in for the CRM is on this machine.
    CRM_CHECK_HOSTS: JSON.stringify(['127.0.0.1']),
    // Read by Strapi at the first boot of a database.
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'fr',
    STRAPI_TELEMETRY_DISABLED: 'true',
    // Its thousands of modules are compiled once for all the starts of the tests: 4.8 s of processor a start instead of 6.2.
    NODE_COMPILE_CACHE: path.join(CACHE_FOLDER, 'compiled'),
    ...options.extra,
  };
}

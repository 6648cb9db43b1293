import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TAG_MANAGER_URL } from '@meridia/domain/tag-manager';

const { env } = process;
// Not `import.meta.dirname`: Next bundles this file beside the proxy, and its bundler knows only the url.
const BUILD_ID = path.join(path.dirname(fileURLToPath(import.meta.url)), '../.next/BUILD_ID');

/** No socket is opened during a build, and what it renders goes to its own folder. */
export const isBuild = env.NEXT_PHASE === 'phase-production-build';

export const redisUrl = env.REDIS_URL || null;
/** How long a request may wait for Redis, once; then Redis is left alone for a second. */
export const COMMAND_MS = 250;
export const PAUSE_MS = 1000;
export const MEMORY_BYTES = 64_000_000;

/** The settings that change what a page shows. */
const SHOWN_SETTINGS = [
  'ENABLED_LOCALES',
  'ENGLISH_PREFIX',
  'ENGLISH_SITE_URL',
  'SITE_HOST',
  'ERROR_DEBUG',
  'CONSENT',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'DEPLOYMENT_VERSION',
] as const;

/** CALL-11: whose scripts a page may run besides its own; null without a tag manager. */
export const tagManagerOrigin = env.TAG_MANAGER_ID
  ? new URL(env.TAG_MANAGER_URL || TAG_MANAGER_URL).origin
  : null;

/** A page names the scripts of its build and shows one school in its languages: others must never be given it. */
function toPrefix(): string {
  const build = existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : 'development';
  const shown = JSON.stringify([build, ...SHOWN_SETTINGS.map((name) => env[name] ?? '')]);
  return `${env.SITE_KEY ?? 'site'}:${createHash('sha256').update(shown).digest('hex').slice(0, 12)}`;
}

export const prefix = toPrefix();

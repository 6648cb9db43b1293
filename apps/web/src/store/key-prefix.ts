import { createHash } from 'node:crypto';
import type { ServerEnvironment } from '@/env/server';

/**
 * Settings that say how a node works, and never what a page shows. Every other setting is part of the name under which pages are
 * stored: a new one is safe without anybody thinking of it (S-11).
 */
const OPERATIONAL = [
  'CONTENT_API_URL',
  'CONTENT_USERNAME',
  'CONTENT_PASSWORD',
  'PREVIEW_USERNAME',
  'PREVIEW_PASSWORD',
  'PREVIEW_SECRET',
  'MEDIA_DIR',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'TRUSTED_EDGE',
  'CALLS_PER_MINUTE',
  'CONTENT_TIMEOUT_MS',
  'ACTIONS_PER_MINUTE',
  'LAST_GOOD_DAYS',
  'LAME_DUCK_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
  'TRACES_URL',
  'TRACE_RATIO',
  'ERROR_REPORTS_URL',
  'HOST',
  'PORT',
] as const satisfies readonly (keyof ServerEnvironment)[];

const shortHash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** Pages name the files of their build and show one school with its settings: others must never be given them. */
export function pagePrefix(environment: ServerEnvironment, buildId: string): string {
  const hidden: readonly string[] = OPERATIONAL;
  const shown = Object.entries(environment)
    .filter(([name]) => !hidden.includes(name))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `${environment.SITE_KEY}:page:${shortHash([buildId, shown])}`;
}

/** Share images are named by what they are made of: every build and every setting of a school may have them. */
export function sharePrefix({ SITE_KEY }: ServerEnvironment): string {
  return `${SITE_KEY}:share`;
}

/** Raised when answers are kept, or found out of date, in another way: nodes of two releases run beside each other for a while. */
const CONTENT_FORM = 2;

/** What the content service says is the same for every build and every setting of a school. */
export function contentPrefix({ SITE_KEY, CONTENT_API_URL }: ServerEnvironment): string {
  return `${SITE_KEY}:content:${shortHash([CONTENT_FORM, CONTENT_API_URL])}`;
}

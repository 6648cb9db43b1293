import { createHash } from 'node:crypto';
import { TAG_MANAGER_COLLECTORS, TAG_MANAGER_URL } from '@meridia/domain/tag-manager';
import type { ServerEnvironment } from '@/env/server';
import { INLINE_SCRIPTS } from '@/shell/inline-scripts';
import type { PagePolicy } from './stored-page';

/** On every answer; one object, so that nothing is put together at a request. */
const HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Pictures and documents, which other sites may show. */
export const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

type Settings = Pick<
  ServerEnvironment,
  'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'BROWSER_API_URL' | 'SEARCH_ENGINES'
>;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** CALL-11: whom the tags may speak to. */
function reportsOf(tagManager: string): string {
  const isUsual = TAG_MANAGER_URL.startsWith(`${tagManager}/`);
  return [tagManager, ...(isUsual ? TAG_MANAGER_COLLECTORS : [])].join(' ');
}

/**
 * What a page may run, show and send to: the inline scripts are constants of the build, the rest are settings of the school. Nothing
 * is read from the HTML: what somebody brings into a page is not allowed by being there (S-15).
 */
function contentPolicy(page: PagePolicy, settings: Settings): string {
  const tagManager = settings.TAG_MANAGER_ID ? new URL(settings.TAG_MANAGER_URL).origin : null;
  const tags = tagManager ? [tagManager] : [];
  const reports = tags.map(reportsOf);
  // CALL-02
  const api = settings.BROWSER_API_URL ? [new URL(settings.BROWSER_API_URL).origin] : [];
  const called = [...api, ...reports];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...INLINE_SCRIPTS.map(hashOf), ...tags].join(' '),
    ...(called.length > 0 ? [["connect-src 'self'", ...called].join(' ')] : []),
    ["frame-src 'self'", ...page.frameOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...reports].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    // ROUTE-14: the only forms that are answered with a redirect to another site, whose address only the content knows.
    `form-action ${page.hasFormThatLeaves ? "'self' https: http:" : "'self'"}`,
    ["frame-ancestors 'self'", ...(page.framedBy ? [page.framedBy] : [])].join(' '),
  ].join('; ');
}

const PLAIN: PagePolicy = { frameOrigins: [], hasFormThatLeaves: false };

/** The protecting headers of an answer; each policy is written once. */
export function createSecurityHeaders(settings: Settings) {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (page: PagePolicy = PLAIN): Readonly<Record<string, string>> => {
    const key = `${page.hasFormThatLeaves} ${page.framedBy} ${page.frameOrigins.join(' ')}`;
    const headers = known.get(key) ?? {
      ...HEADERS,
      ...(settings.SEARCH_ENGINES === 'refused' && { 'X-Robots-Tag': 'noindex, nofollow' }),
      'Content-Security-Policy': contentPolicy(page, settings),
    };
    known.set(key, headers);
    return headers;
  };
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

import type { IncomingMessage } from 'node:http';

export type PublicUrl = { host: string; path: string; query: string };

function firstOf(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]?.split(',')[0]?.trim();
}

/** `GET http://host/path`, as proxies write it, names the same page as `GET /path`. */
function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const withoutScheme = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return withoutScheme.startsWith('/') ? withoutScheme : `/${withoutScheme}`;
}

/**
 * The address as the visitor wrote it, the path still encoded. Only here is the host read: X-Forwarded-Host comes from our own
 * edge or from anyone, and only a setting can tell which.
 */
export function publicUrl({ url = '/', headers }: IncomingMessage, isEdgeTrusted: boolean): PublicUrl {
  const forwarded = isEdgeTrusted ? firstOf(headers['x-forwarded-host']) : undefined;
  const target = withoutOrigin(url);
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const query = queryStart === -1 ? '' : target.slice(queryStart + 1);
  return { host: forwarded ?? headers.host ?? '', path, query };
}

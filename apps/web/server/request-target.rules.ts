/** What may stand in a path and in a query (RFC 3986): unreserved characters, delimiters that have no other meaning there, percent-encoded bytes. */
const FOREIGN = /[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]|%(?![0-9A-Fa-f]{2})/;

/** A path and a query as they were sent, still encoded. */
export type RequestTarget = { path: string; query: string };

/** `GET http://host/path`, as proxies write it, names the same page as `GET /path`. */
function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const withoutScheme = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return withoutScheme.startsWith('/') ? withoutScheme : `/${withoutScheme}`;
}

/**
 * EDGE-01: the target of a request line; null when it is none by RFC 3986. A `#` ends the address for one reader and belongs to it for another: with two
 * readers in a row, what one of them keeps under an address is what the other made of another.
 */
export function readRequestTarget(url: string): RequestTarget | null {
  const target = withoutOrigin(url);
  if (FOREIGN.test(target)) return null;
  const queryStart = target.indexOf('?');
  return queryStart === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, queryStart), query: target.slice(queryStart + 1) };
}

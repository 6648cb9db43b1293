import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGunzip } from 'node:zlib';
import { bestEncoding, isKnownTag } from './encodings.rules';
import type { SecurityHeaders } from './security-headers';
import { plainLength, type StoredPage } from './stored-page';

/** The change feed keeps our own store right; nobody else's hears of a change, so it may hold a page for a second. */
const PAGE_LIFE = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
/** Our own edge gives it for a second more while it asks for the next. A browser that did so would show an editor what she has replaced. */
const LIFE_AT_OUR_EDGE = `${PAGE_LIFE}, stale-while-revalidate=1`;
const RETRY_AFTER_S = '30';
const HTML = 'text/html; charset=utf-8';

type Sending = {
  /** How the page was found, for whoever looks after the site. */
  how: string;
  /** What a page that is fine answers instead of its own status, for this visitor. */
  forcedStatus?: number;
};

/** A client that reads no compression gets it undone on the way, beside the event loop. */
function sendPlain({ method }: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = createGunzip();
  bytes.once('error', () => response.destroy());
  bytes.pipe(response);
  bytes.end(page.gzip);
}

/** A page as it is stored: its bytes, its status, its policy. */
export function createPageSender(
  securityHeaders: SecurityHeaders,
  { speculationRules, isEdgeTrusted }: { speculationRules: string; isEdgeTrusted: boolean },
) {
  const life = isEdgeTrusted ? LIFE_AT_OUR_EDGE : PAGE_LIFE;
  return (request: IncomingMessage, response: ServerResponse, page: StoredPage, sending: Sending): void => {
    const status = sending.forcedStatus ?? page.status;
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const headers: Record<string, string | number> = {
      ...securityHeaders(page.policy),
      'Content-Type': page.type ?? HTML,
      'Cache-Control': status >= 500 ? 'no-store' : life,
      Vary: 'Accept-Encoding',
      'X-Cache': sending.how,
    };
    if (status === 503) headers['Retry-After'] = RETRY_AFTER_S;
    if (status === 200) {
      const etag = `"${page.hash}-${encoding}"`;
      headers.ETag = etag;
      if (!page.type) headers['Speculation-Rules'] = speculationRules;
      if (isKnownTag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, headers).end();
        return;
      }
    }
    if (encoding === 'plain')
      return sendPlain(
        request,
        response.writeHead(status, { ...headers, 'Content-Length': plainLength(page) }),
        page,
      );
    const body = page[encoding];
    headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = body.length;
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
}

import type { ServerResponse } from 'node:http';
import { setSecurityHeaders } from './security-headers.ts';

const RETRY_AFTER_S = '30';
/** The change feed keeps our own cache right; nobody else's hears of a change, so it may hold a page for a second. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=3600';

type Wishes = {
  /** What a failed render answers instead of 500. */
  failedStatus: () => number | undefined;
  /** What a page that is fine answers instead of 200 (ROUTE-19). */
  forcedStatus?: number;
  /** What a file of the web app says of its own life. */
  fileCacheControl?: string;
};

function finalStatus(status: number, { failedStatus, forcedStatus }: Wishes): number {
  if (status === 500) return failedStatus() ?? 500;
  return status === 200 ? (forcedStatus ?? 200) : status;
}

function setCacheControl(response: ServerResponse, status: number, { fileCacheControl }: Wishes): void {
  if (status >= 500) {
    response.setHeader('Cache-Control', 'no-store');
    return;
  }
  if (fileCacheControl && status < 400) {
    response.setHeader('Cache-Control', fileCacheControl);
    return;
  }
  const isPage = String(response.getHeader('Cache-Control') ?? '').includes('s-maxage');
  if (isPage) response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
}

/** The last word on the head of an answer, at the moment it is written: its status, how long it may be kept, what protects it. */
export function finishHead(response: ServerResponse, wishes: Wishes): void {
  const write = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  const writeFinal = (asked: number, ...rest: unknown[]): ServerResponse => {
    const status = finalStatus(asked, wishes);
    response.statusCode = status;
    if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    setCacheControl(response, status, wishes);
    setSecurityHeaders(response);
    return write(status, ...rest);
  };
  response.writeHead = writeFinal;
}

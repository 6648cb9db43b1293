import type { ServerResponse } from 'node:http';
import { errorMessage } from '@meridia/domain/error-catalogue';
import type { Locale } from '@meridia/domain/locales';
import { BUSY_STATUS, staticBusyPage, staticErrorPage } from '@/features/error-page/static-error-page.rules';
import type { SecurityHeaders } from './security-headers';

const STATUSES = [400, 404, 405, 410, 500, 503, 504];
/** Made at start: what breaks the page of a request cannot break them (ERRP-04). */
const PAGES = new Map(STATUSES.map((status) => [status, staticErrorPage(status)]));
const BUSY_PAGES: Record<Locale, string> = { fr: staticBusyPage('fr'), en: staticBusyPage('en') };
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

const WITHOUT_CONTENT = [204, 304];

type Headers = Record<string, string | number>;

/** The answers that need no page of the store. */
export function createPlainAnswers(securityHeaders: SecurityHeaders) {
  function send(
    response: ServerResponse,
    status: number,
    headers: Headers,
    body: string | Buffer = '',
  ): void {
    // RFC 9110, 8.6: an answer that cannot have content has no length.
    const length = WITHOUT_CONTENT.includes(status) ? {} : { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...securityHeaders(), ...headers, ...length }).end(body);
  }

  return {
    send,
    /** The plain error page: for a malformed address, for a file that does not exist, and for the day a page cannot be made. */
    sendErrorPage: (response: ServerResponse, status: number, headers: Headers = {}): void => {
      send(response, status, { ...HTML, ...headers }, PAGES.get(status) ?? PAGES.get(500));
    },
    /** S-17 */
    sendBusyPage: (response: ServerResponse, locale: Locale, secondsToWait: number): void => {
      const headers = { ...HTML, 'Retry-After': secondsToWait };
      send(response, BUSY_STATUS, headers, BUSY_PAGES[locale]);
    },
    sendErrorCall: (response: ServerResponse, status: number, headers: Headers = {}): void => {
      const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      const body = { statusCode: status, errorText: errorMessage(status) };
      send(response, status, { ...json, ...headers }, JSON.stringify(body));
    },
  };
}

export type PlainAnswers = ReturnType<typeof createPlainAnswers>;

import type { ServerResponse } from 'node:http';
import type { ServerEnvironment } from '../src/env/server.ts';
import { staticErrorPage } from '../src/features/error-page/static-error-page.rules.ts';
import { isEnglishServed } from '../src/features/locale/locale.rules.ts';
import { decideAddress, type AddressSettings } from '../src/features/redirects/redirect.rules.ts';
import type { AddressTable } from './address-table.ts';
import type { PublicUrl } from './public-url.ts';

/** A permanent redirect is content and may be corrected: browsers ask again after an hour. */
const REDIRECT_CACHE = 'public, max-age=3600';

/** What the server answers without Next: a redirect, a refusal, the way to log in; null when a page is asked for. */
type OwnAnswer = { status: number; headers: Record<string, string>; body?: string };

export function sendErrorPage(response: ServerResponse, status: number): void {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(staticErrorPage(status));
}

export function englishIsServed(environment: ServerEnvironment): boolean {
  const { ENABLED_LOCALES, ENGLISH_PREFIX } = environment;
  return isEnglishServed({ enabledLocales: ENABLED_LOCALES, englishPrefix: ENGLISH_PREFIX });
}

function toSettings(environment: ServerEnvironment, siteFiles: ReadonlySet<string>): AddressSettings {
  return {
    canonicalHost: environment.SITE_HOST,
    isEnglishServed: englishIsServed(environment),
    allowedHosts: environment.ALLOWED_REDIRECT_HOSTS,
    isSiteFile: (file) => siteFiles.has(file),
  };
}

export function createOwnAnswers(
  environment: ServerEnvironment,
  siteFiles: ReadonlySet<string>,
  addressTable: AddressTable,
) {
  const settings = toSettings(environment, siteFiles);
  const loginPaths = settings.isEnglishServed ? ['/login', '/en/login'] : ['/login'];

  function decide(url: PublicUrl): OwnAnswer | null {
    const decision = decideAddress(url, addressTable.current(), settings);
    if (decision?.status === 400) return { status: 400, headers: {} };
    if (decision) {
      const headers = { Location: decision.location, 'Cache-Control': REDIRECT_CACHE };
      return { status: decision.status, headers };
    }
    // ROUTE-18: never the address of the content service's own panel.
    if (loginPaths.includes(url.path)) {
      return { status: 302, headers: { Location: environment.AUTH_URL ?? '/', 'Cache-Control': 'no-store' } };
    }
    return null;
  }

  /** True when the request is answered. */
  return (url: PublicUrl, response: ServerResponse): boolean => {
    const answer = decide(url);
    if (answer?.status === 400) sendErrorPage(response, 400);
    else if (answer) response.writeHead(answer.status, answer.headers).end();
    return answer !== null;
  };
}

import type { ServerResponse } from 'node:http';
import type { ServerEnvironment } from '@/env/server';
import { isEnglishServed } from '@/features/locale/locale.rules';
import { decideAddress, rulesOnTheWay, type AddressSettings } from '@meridia/domain/address-decision.rules';
import { addressTranslations } from '@/pages/english-address.rules';
import { GONE_STATUS } from '@meridia/domain/redirects';
import type { AddressCounts } from './address-counts';
import type { AddressTable } from './address-table';
import type { createKnownAddresses } from './known-addresses';
import type { PlainAnswers } from './plain-answers';
import type { PublicUrl } from './public-url';
import { robotsText } from './robots.rules';
import { SECURITY_PATH, securityText } from './security-text.rules';

/**
 * A permanent redirect is content and may be corrected: browsers ask again after an hour. It repeats the query of whoever asked: a shared
 * cache, whose key leaves campaigns out, must not give it to another.
 */
const REDIRECT_CACHE = 'private, max-age=3600';

const ROBOTS = '/robots.txt';
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

type AddressKnown = Pick<ReturnType<typeof createKnownAddresses>, 'addressIn'>;

export function englishIsServed({ ENABLED_LOCALES, ENGLISH_PREFIX }: ServerEnvironment): boolean {
  return isEnglishServed({ enabledLocales: ENABLED_LOCALES, englishPrefix: ENGLISH_PREFIX });
}

type Parts = {
  environment: ServerEnvironment;
  isSiteFile: (path: string) => boolean;
  addressTable: AddressTable;
  knownAddresses: AddressKnown;
  plain: PlainAnswers;
  counts: Pick<AddressCounts, 'countRules'>;
};

/** The path of a redirect that stays on the site, and what stands before it: another host, or nothing. */
function splitLocation(location: string): { origin: string; path: string } {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)/.exec(location) ?? [];
  return { origin, path };
}

/** What needs no page: a redirect, a refusal, the way to log in, a word to robots. */
export function createOwnAnswers(parts: Parts) {
  const { environment, isSiteFile, addressTable, knownAddresses, plain, counts } = parts;
  const settings: AddressSettings = {
    canonicalHost: environment.SITE_HOST,
    isEnglishServed: englishIsServed(environment),
    allowedHosts: environment.ALLOWED_REDIRECT_HOSTS,
    isSiteFile,
    translations: englishIsServed(environment)
      ? addressTranslations({
          addressIn: knownAddresses.addressIn,
          untranslated: environment.UNTRANSLATED,
        })
      : undefined,
  };
  const loginPaths = settings.isEnglishServed ? ['/login', '/en/login'] : ['/login'];

  /** ROUTE-18: never the address of the content service's own panel. */
  function leadToLogin(response: ServerResponse, origin: string): void {
    const headers = { Location: environment.AUTH_URL ?? `${origin}/`, 'Cache-Control': 'no-store' };
    plain.send(response, 302, headers);
  }

  /** What is made of settings, and says for the whole site what programs may do and whom they write to. */
  function settingsText({ path, host }: PublicUrl): string | null {
    if (path === ROBOTS) return robotsText(environment, host);
    return path === SECURITY_PATH ? securityText(environment.SECURITY_CONTACT, new Date()) : null;
  }

  /** True when the request is answered; `gone`: there was a page, and it was deleted (LIFE-02). */
  return (url: PublicUrl, response: ServerResponse): boolean | 'gone' => {
    const decision = decideAddress(url, addressTable.current(), settings);
    if (decision?.status === 400) {
      plain.sendErrorPage(response, 400);
      return true;
    }
    if (decision) counts.countRules(rulesOnTheWay(url.path, addressTable.current(), settings));
    if (decision?.status === GONE_STATUS) return 'gone';
    // REDIR-10: an address that only leads to the login leads on at once.
    const { origin, path } = splitLocation(decision?.location ?? url.path);
    if (loginPaths.includes(path)) leadToLogin(response, origin);
    else if (decision)
      plain.send(response, decision.status, {
        Location: decision.location,
        'Cache-Control': REDIRECT_CACHE,
      });
    else {
      const text = settingsText(url);
      if (text === null) return false;
      plain.send(response, 200, TEXT, text);
    }
    return true;
  };
}

import { decideAddress, rulesOnTheWay, type AddressSettings } from '@meridia/domain/address-decision.rules';
import type { RedirectRule, RedirectTable } from '@meridia/domain/redirect-table.rules';
import { GONE_STATUS, toCanonicalPath, withoutOwnHost } from '@meridia/domain/redirects';
import type { SitePages } from '../validation/redirect.rules';

/** Only to read a part of an address. */
const ANY_SITE = 'https://site.invalid';

type Site = { table: RedirectTable; ownHosts: readonly string[]; allowedHosts: readonly string[] };

/** Where an address starts and ends, as paths in the form of a source; `end` is null where it leaves the site. */
export type Followed = {
  /** LIFE-02 */
  isGone: boolean;
  start: string;
  location: string;
  end: string | null;
  isMoved: boolean;
  rules: readonly RedirectRule[];
};

/** What the test box says (DESK-01). */
export type AddressAnswer = {
  outcome: 'redirected' | 'page' | 'gone' | 'unknown';
  address: string;
  location: string;
  rule: RedirectRule | null;
  reasons: string[];
};

/** The site itself with English on, and without what only it knows: the files of its build, and which page has another address in English. */
function settingsOf({ allowedHosts }: Site): AddressSettings {
  return { isEnglishServed: true, allowedHosts, isSiteFile: () => false };
}

/** Follows an address as a visitor's browser and the site would; null: it is no address of the school's site. */
export function followAddress(typed: string, site: Site): Followed | null {
  const local = withoutOwnHost(typed.trim(), site.ownHosts);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(local)) return null;
  const asked = local.startsWith('/') ? local : `/${local}`;
  if (!URL.canParse(`${ANY_SITE}${asked}`)) return null;
  const { pathname, search } = new URL(`${ANY_SITE}${asked}`);
  const start = toCanonicalPath(pathname);
  const settings = settingsOf(site);
  const decision = decideAddress({ host: '', path: pathname, query: search.slice(1) }, site.table, settings);
  if (start === null || decision?.status === 400) return null;
  const isGone = decision?.status === GONE_STATUS;
  const location = decision && 'location' in decision ? decision.location : `${pathname}${search}`;
  const { origin, pathname: arrival } = new URL(location, ANY_SITE);
  const end = origin === ANY_SITE ? toCanonicalPath(arrival) : null;
  const rules = rulesOnTheWay(pathname, site.table, settings);
  return { start, location, end, isGone, isMoved: decision !== null && !isGone, rules };
}

function whichRule({ kind, source }: RedirectRule): string {
  if (kind === 'gone') return `La page « ${source} » a été supprimée : le visiteur trouve une erreur 410.`;
  return kind === 'exact'
    ? `La redirection de « ${source} » prend cette adresse.`
    : `Le motif « ${source} » prend cette adresse.`;
}

function whatIsThere({ end }: Followed, pages: SitePages): string {
  if (end === null) return 'Elle mène à un autre site.';
  return pages.isAnswered(end)
    ? 'Une page publiée est à l’arrivée.'
    : 'Aucune page publiée n’est à l’arrivée : le visiteur y trouve une erreur 404.';
}

const BY_ITSELF =
  'Aucune redirection n’est en jeu : le site corrige l’adresse de lui-même (majuscules, barre finale, ancien nom d’une rubrique).';
const HIDDEN =
  'Une page publiée est aussi à l’adresse de départ : personne ne la voit, car les redirections passent avant les pages.';
const SWITCHED_OFF = 'Une redirection éteinte part de cette adresse : elle ne compte pas.';

/** Where the address goes, and why, in sentences. */
export function explainAddress(
  followed: Followed,
  pages: SitePages,
  switchedOff: readonly string[],
): AddressAnswer {
  const { start, location, isMoved, rules } = followed;
  const [rule = null] = rules;
  const notes = switchedOff.includes(start) ? [SWITCHED_OFF] : [];
  if (isMoved) {
    const why = [...(rule ? rules.map(whichRule) : [BY_ITSELF]), whatIsThere(followed, pages)];
    if (rule && pages.isPage(start)) why.push(HIDDEN);
    return { outcome: 'redirected', address: start, location, rule, reasons: [...why, ...notes] };
  }
  if (followed.isGone)
    return { outcome: 'gone', address: start, location, rule, reasons: [...rules.map(whichRule), ...notes] };
  const isThere = pages.isAnswered(start);
  const why = isThere
    ? 'Aucune redirection ne prend cette adresse : une page du site y répond.'
    : 'Aucune redirection ne prend cette adresse, et aucune page publiée n’y répond : le visiteur trouve une erreur 404.';
  return {
    outcome: isThere ? 'page' : 'unknown',
    address: start,
    location,
    rule,
    reasons: [why, ...notes],
  };
}

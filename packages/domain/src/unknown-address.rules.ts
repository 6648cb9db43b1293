import { toCanonicalPath } from './redirects.ts';

/** Ours: no old address of a school is as long. */
const LENGTH_MAX = 200;
/** What an old page or an old document may end in; any other file is none that a redirect would help. */
const HELPFUL_ENDING = /\.(?:html?|aspx?|pdf|docx?)$/;
const ENDING = /\.[a-z0-9]{1,8}$/;
/** What programs look for on every site of the world. */
const PROBE =
  /^\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|admin|administrator|vendor|actuator|backup|config|console|solr|boaform|hudson|jenkins|owa|autodiscover|server-status|telescope|_)/;
const HIDDEN_FILE = /\/\./;

/** A telephone number, a card, a file number: nine digits, whatever stands between them. */
const LONG_NUMBER = /(?:\d[-._ ]?){9,}/;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const TOKEN_LENGTH = 16;
const WORD_LENGTH = 32;

/** Letters and digits mixed at length, or without end: the key of somebody's session, not a word. */
function isToken(piece: string): boolean {
  const isMixed = /\d/.test(piece) && /[^\d]/.test(piece);
  return piece.length > WORD_LENGTH || (isMixed && piece.length >= TOKEN_LENGTH);
}

function mayBePersonal(path: string): boolean {
  return (
    path.includes('@') ||
    LONG_NUMBER.test(path) ||
    UUID.test(path) ||
    path.split(/[^\p{L}\p{N}]+/u).some(isToken)
  );
}

/**
 * An address that somebody asked for in vain, in the form of a source, for an editor to see (DESK-06); null: a program looked for a
 * way in, or it may say something of the visitor.
 */
export function toToldPath(path: string): string | null {
  const told = toCanonicalPath(path);
  if (told === null || told === '/' || told.length > LENGTH_MAX) return null;
  if (/\p{Cc}/u.test(told) || PROBE.test(told) || HIDDEN_FILE.test(told)) return null;
  if (ENDING.test(told) && !HELPFUL_ENDING.test(told)) return null;
  return mayBePersonal(told) ? null : told;
}

/**
 * The page that led there: its path on the site itself, its host and path elsewhere, never its query; its host alone where the path
 * may be personal. Null: the browser does not say.
 */
export function toToldReferrer(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return null;
  const { host, hostname, pathname } = new URL(referrer);
  const path = pathname === '/' ? '' : (toToldPath(pathname) ?? '');
  const isOwn = host === ownHost;
  const told = isOwn ? path || '/' : `${hostname}${path}`;
  return told.length > LENGTH_MAX ? (isOwn ? '/' : hostname.slice(0, LENGTH_MAX)) : told;
}

/** Whether what another program sent is such a page, and nothing more. */
export function isToldReferrer(told: string): boolean {
  return told.length <= LENGTH_MAX && !/[?#\s@]/.test(told) && !mayBePersonal(told);
}

/** `gone`: there was a page, it was deleted, and nothing takes its place (LIFE-02). */
export const REDIRECT_KINDS = ['exact', 'pattern', 'gone'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** Families of old addresses, for editors to find their way in some 300 entries. */
export const REDIRECT_GROUPS = [
  'news-article',
  'event-conference',
  'blog',
  'campus',
  'career',
  'school',
  'admission-contact',
  'international',
  'programme',
  'testimonial-vae',
  'profile-alumni',
  'legal',
  'uploaded-file',
  'normalisation',
] as const;
export type RedirectGroup = (typeof REDIRECT_GROUPS)[number];

/** REDIR-11: a redirect is always permanent. */
export const REDIRECT_STATUS = 301;
/** LIFE-02 */
export const GONE_STATUS = 410;

/**
 * The form in which sources are stored and requested paths compared (REDIR-11): decoded, NFC, lower case,
 * no final slash. Takes a path as a browser sends it; null when its percent-encoding is malformed.
 */
export function normaliseSource(path: string): string | null {
  const decoded = decodePath(path);
  // NFC again after lowering: « H̱ » has no composed form but « ẖ » has one.
  return decoded === null ? null : withoutFinalSlash(decoded.normalize('NFC').toLowerCase().normalize('NFC'));
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A loop, not `/\/+$/`: that pattern takes quadratic time on a hostile path made of slashes. */
function withoutFinalSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * A path in the form of a source (REDIR-11), without what a browser tidies away before it asks: doubled slashes, backslashes
 * and dot segments, written plainly or encoded. What it gives can be no other host. Null when the encoding is malformed.
 */
export function toCanonicalPath(path: string): string | null {
  const decoded = normaliseSource(path);
  if (decoded === null) return null;
  const segments: string[] = [];
  for (const segment of decoded.split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Addresses are compared in lower case, so a pattern is too; what a backslash gives a meaning keeps it. */
function toPatternForm(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\\.|[^\\]+/gsu, (piece) => (piece.startsWith('\\') ? piece : piece.toLowerCase()));
}

/** What an editor typed or a file holds, in the form of a source (REDIR-11); what has no such form is left as it is. */
export function toSourceForm(typed: string, kind: RedirectKind): string {
  const trimmed = typed.trim();
  if (kind === 'pattern') return toPatternForm(trimmed);
  const isPath = trimmed.startsWith('/') && !/[?#]/.test(trimmed);
  return (isPath ? toCanonicalPath(trimmed) : null) ?? trimmed;
}

/**
 * An address pasted whole from the browser, of one of the school's own hosts, as the site says it: without its host. Anything else
 * is left as it is, without the spaces around it.
 */
export function withoutOwnHost(typed: string, ownHosts: readonly string[]): string {
  const trimmed = typed.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return trimmed;
  const { hostname, pathname, search, hash } = new URL(trimmed);
  return ownHosts.includes(hostname) ? `${pathname}${search}${hash}` : trimmed;
}

/** The same for a source, which has neither query nor anchor (REDIR-11); what is typed without a host is not shortened. */
export function toTypedSource(typed: string, kind: RedirectKind, ownHosts: readonly string[]): string {
  const local = withoutOwnHost(typed, ownHosts);
  return toSourceForm(local === typed.trim() ? typed : (local.split(/[?#]/)[0] ?? ''), kind);
}

/** Whether a target outside the site is on one of the hosts that redirects may lead to (REDIR-11). */
export function isOnAllowedHost(target: string, allowedHosts: readonly string[]): boolean {
  return URL.canParse(target) && allowedHosts.includes(new URL(target).hostname);
}

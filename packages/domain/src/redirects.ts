export const REDIRECT_KINDS = ['exact', 'pattern'] as const;
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

import { normaliseSource } from '@meridia/domain/redirects';

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

/** Segment by segment, so that a decoded `?` or `#` of the path stays in the path. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** `/%C3%A9cole` and `/%c3%a9cole` are the same address: compared decoded, they need no redirect (but NFC and case count). */
export function isSamePath(decoded: string, encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) === decoded;
  } catch {
    return false;
  }
}

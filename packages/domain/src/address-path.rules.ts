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

/** RFC 9116 */
export const SECURITY_PATH = '/.well-known/security.txt';

/** Less than a year, which the RFC recommends: who runs the site has deployed it again by then. */
const VALID_MONTHS = 6;

/** The same for a whole month, so that caches keep one answer. */
function expiresAfter(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS + 1)).toISOString();
}

/** The words of `security.txt`; null for a school that names nobody. */
export function securityText(contact: string | undefined, now: Date): string | null {
  if (contact === undefined) return null;
  return [`Contact: ${contact}`, `Expires: ${expiresAfter(now)}`, 'Preferred-Languages: fr, en', ''].join(
    '\n',
  );
}

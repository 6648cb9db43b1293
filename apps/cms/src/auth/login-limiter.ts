const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * Attempts per caller's address in a sliding minute. Keyed on the address only: a key that includes anything of the body
 * can be escaped by varying it (CVE-2025-64526).
 */
export function createLoginLimiter(attemptsPerMinute: number, now: () => number = Date.now) {
  const attempts = new Map<string, number[]>();

  return {
    isAllowed(address: string): boolean {
      const recent = (attempts.get(address) ?? []).filter((time) => time > now() - MINUTE_MS);
      const allowed = recent.length < attemptsPerMinute;
      if (allowed) recent.push(now());
      attempts.delete(address);
      attempts.set(address, recent);
      const oldest = attempts.keys().next().value;
      if (attempts.size > MAX_ADDRESSES && oldest !== undefined) attempts.delete(oldest);
      return allowed;
    },
  };
}

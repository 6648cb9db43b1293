const WRITTEN = /^\+?[\d\s().\u00a0-]+$/;
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;

/** A number that a telephone can call: digits, spaces, dots, hyphens and brackets, at most the 15 digits of E.164. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return WRITTEN.test(text.trim()) && digits >= DIGITS_MIN && digits <= DIGITS_MAX;
}

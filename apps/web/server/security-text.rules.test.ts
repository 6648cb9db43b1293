import { describe, expect, it } from 'vitest';
import { securityText } from './security-text.rules';

const CONTACT = 'mailto:security@meridia.example';

describe('security.txt (RFC 9116)', () => {
  it.each([
    ['2026-11-19T10:00:00Z', '2027-06-01T00:00:00.000Z'],
    ['2026-11-30T23:59:59Z', '2027-06-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00Z', '2027-07-01T00:00:00.000Z'],
  ])('on %s it is valid until %s', (now, expires) => {
    expect(securityText(CONTACT, new Date(now))).toBe(
      `Contact: ${CONTACT}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`,
    );
  });

  it('is not there for a school that names nobody', () => {
    expect(securityText(undefined, new Date())).toBeNull();
  });
});

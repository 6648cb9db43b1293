import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.rules';

describe('GUARD-01 a number that a telephone can call', () => {
  it.each(['04 72 00 00 00', '+33 4 72 00 00 00', '+32 2 555 12 34', '(0)4.72.00.00.00', '0472000000'])(
    '« %s » is one',
    (text) => expect(isPhone(text)).toBe(true),
  );
  it.each(['abc', '', '+33', '12 34', '04 72 00 00 00 ou 01', '0'.repeat(16), '04 72 00 00 0x'])(
    '« %s » is none',
    (text) => expect(isPhone(text)).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
import { toPhone } from './phone';

describe('PHONE-01 one number is read, dialled and told to programs', () => {
  it.each([
    ['of France', '+33 4 72 00 00 00', '04 72 00 00 00', 'tel:+33472000000', '+33 4 72 00 00 00'],
    ['of another country', '+32 2 555 12 34', '+32 2 555 12 34', 'tel:+3225551234', '+32 2 555 12 34'],
    [
      'of an overseas territory',
      '+262 262 12 34 56',
      '+262 262 12 34 56',
      'tel:+262262123456',
      '+262 262 12 34 56',
    ],
    ['in a text, with dots', '04.72.00.00.00', '04.72.00.00.00', 'tel:+33472000000', '+33 4.72.00.00.00'],
  ])('%s', (_case, number, text, href, international) => {
    expect(toPhone(number)).toEqual({ text, href, international });
  });
});

import { describe, expect, it } from 'vitest';
import { toStoredPhone } from './phone.rules';

describe('PHONE-01 a number has one form', () => {
  it.each([
    ['as it is read', '04 72 00 00 00', '+33 4 72 00 00 00'],
    ['with dots', '04.72.00.00.00', '+33 4 72 00 00 00'],
    ['with hyphens', '04-72-00-00-00', '+33 4 72 00 00 00'],
    ['without spaces', '0472000000', '+33 4 72 00 00 00'],
    ['with the spaces of a typesetter', ' 04\u00a072\u202f00 00 00 ', '+33 4 72 00 00 00'],
    ['with its country', '+33472000000', '+33 4 72 00 00 00'],
    ['with its country and the zero in brackets', '+33 (0)4 72 00 00 00', '+33 4 72 00 00 00'],
    ['with 00 for the plus', '0033 4 72 00 00 00', '+33 4 72 00 00 00'],
    ['as it is kept', '+33 4 72 00 00 00', '+33 4 72 00 00 00'],
    ['of Belgium', '+32 2 555 12 34', '+32 2 555 12 34'],
    ['of Norway, in one piece', '+4777644000', '+47 77 64 40 00'],
    ['of Britain', '+44 (0)20 7946 0123', '+44 20 7946 0123'],
  ])('%s', (_way, text, stored) => expect(toStoredPhone(text)).toBe(stored));

  it.each([
    ['nothing', ''],
    ['a word', 'abc'],
    ['a country alone', '+33'],
    ['too few figures', '04 72 00 00'],
    ['too many', '04 72 00 00 00 00'],
    ['a letter in it', '04 72 00 00 0x'],
    ['two numbers', '04 72 00 00 00 ou 01 23 45 67 89'],
    ['an extension', '04 72 00 00 00 poste 12'],
    ['a country that does not exist', '+999 12 34 56 78'],
    ['another country without its prefix', '02 555 12 34'],
    ['an address of the web', 'tel:0472000000;phone-context=evil.example'],
    ['markup', '<b>0472000000</b>'],
  ])('%s is none', (_case, text) => expect(toStoredPhone(text)).toBeUndefined());
});

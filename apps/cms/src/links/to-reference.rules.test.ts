import { describe, expect, it } from 'vitest';
import { isNoPage, ownAddress, toReference } from './to-reference.rules';

const ID = 'd'.repeat(24);
const HERE = { locale: 'fr', ownHosts: ['meridia.example', 'www.meridia.example'] } as const;
const referenceOf = (address: string, asked: Parameters<typeof ownAddress>[1] = HERE) => {
  const own = ownAddress(address, asked);
  return own && toReference(own, ID);
};

describe('LINK-03 an address becomes a reference', () => {
  it.each([
    ['/campus/lyon', `/@campus/${ID}`],
    ['/campus/lyon/', `/@campus/${ID}`],
    ['/Campus/Lyon#acces', `/@campus/${ID}#acces`],
    ['/programme/bts-communication?utm=x#tarif', `/@course/${ID}?utm=x#tarif`],
    ['/programme/bts-communication/cout', `/@course/${ID}/cout`],
    ['/ecole/vie-associative', `/@article/${ID}`],
    ['/vae', `/@article/${ID}`],
    ['https://www.meridia.example/campus/lyon?x=1', `/@campus/${ID}?x=1`],
  ])('LINK-03 %s', (address, reference) => expect(referenceOf(address)).toBe(reference));

  it.each([
    ['a page that always stands', '/contact'],
    ['a list with its filter', '/programme?domaine=management'],
    ['the home page', '/'],
    ['another site', 'https://ailleurs.example/campus/lyon'],
    ['another protocol', 'mailto:contact@meridia.example'],
    ['another host without a protocol', '//ailleurs.example/campus/lyon'],
    ['a file', '/media/plaquette.pdf'],
    ['an English page in a French text', '/en/campus/lyon'],
    ['a calendar, which no reference names', '/agenda/portes-ouvertes.ics'],
    ['a reference', `/@campus/${ID}`],
    ['half a character', '/campus/\uD800'],
  ])('LINK-03 not %s', (_what, address) => expect(referenceOf(address)).toBeNull());

  it('LINK-03 an English page in an English text is in the language of its reader', () => {
    expect(referenceOf('/en/campus/lyon#courses', { locale: 'en' })).toBe(`/@campus/${ID}#courses`);
  });

  it.each([
    ['/blog', true],
    ['/a/b/c', true],
    ['/contact', false],
    ['/campus/lyon', false],
    ['https://ailleurs.example/a/b/c', false],
    [`/@campus/${ID}`, false],
  ])('LINK-03 %s is an address of the site without a page: %s', (address, expected) =>
    expect(isNoPage(address)).toBe(expected),
  );
});

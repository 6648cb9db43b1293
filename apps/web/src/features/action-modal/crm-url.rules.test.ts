import { describe, expect, it } from 'vitest';
import { crmUrl } from './crm-url.rules';

const request = {
  programme: 'bts-communication',
  campus: 'lyon',
  origin: { origin: 'ORGANIC_qwant', source: 'qwant', medium: 'organic' },
};
const ADDED =
  'campus=lyon&course=bts-communication&origine-tracking=ORGANIC_qwant&utm_source=qwant&utm_medium=organic';

describe('MODAL-08 the address of the CRM', () => {
  it.each([
    ['a bare link', 'https://crm.example/brochure', `https://crm.example/brochure?${ADDED}`],
    [
      'its own parameters are kept, letter for letter',
      'https://crm.example/b?annee=2027&nom=a%20b',
      `https://crm.example/b?annee=2027&nom=a%20b&${ADDED}`,
    ],
    [
      'none is added twice',
      'https://crm.example/b?utm_source=affiche&campus=nice',
      'https://crm.example/b?utm_source=affiche&campus=nice&course=bts-communication&origine-tracking=ORGANIC_qwant&utm_medium=organic',
    ],
    ['a fragment stays last', 'https://crm.example/b#form', `https://crm.example/b?${ADDED}#form`],
  ])('%s', (_sentence, link, expected) => {
    expect(crmUrl(link, request)).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://crm.example', '//crm.example', '/brochure', ''])(
    'only http(s) links are followed: %s is not',
    (link) => {
      expect(crmUrl(link, request)).toBeNull();
    },
  );

  it('what a visitor brings cannot add a parameter of its own', () => {
    const hostile = { ...request, origin: { ...request.origin, origin: 'a&annee=1#x' } };
    const url = new URL(crmUrl('https://crm.example/b', hostile) ?? '');
    expect(url.searchParams.get('origine-tracking')).toBe('a&annee=1#x');
    expect(url.searchParams.has('annee')).toBe(false);
    expect(url.hash).toBe('');
  });
});

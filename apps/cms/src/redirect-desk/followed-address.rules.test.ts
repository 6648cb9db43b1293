import { describe, expect, it } from 'vitest';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import { explainAddress, followAddress } from './followed-address.rules';

const PAGES = ['/', '/agenda', '/campus/lyon', '/cachee'];
const pages = {
  isPage: (path: string) => PAGES.includes(path),
  isAnswered: (path: string) => PAGES.includes(path.replace(/^\/en(?=\/)/, '')),
  findPage: () => undefined,
};
const site = {
  ownHosts: ['www.meridia.example'],
  allowedHosts: ['media.meridia.example'],
  table: toRedirectTable([
    { source: '/ancien', destination: '/agenda?vue=mois', kind: 'exact' },
    { source: '/mort', destination: '/disparue', kind: 'exact' },
    { source: '/cachee', destination: '/agenda', kind: 'exact' },
    { source: '/plaquette', destination: 'https://media.meridia.example/p.pdf', kind: 'exact' },
    { source: '^/tag/(.+)$', destination: '/campus/$1', kind: 'pattern' },
  ]),
};

function test(typed: string) {
  const followed = followAddress(typed, site);
  return followed && explainAddress(followed, pages, ['/eteinte']);
}

describe('DESK-01 where does this address go, and why?', () => {
  it.each([
    ['an exact rule', '/ancien', 'redirected', '/agenda?vue=mois', '/ancien'],
    ['pasted whole', ' https://www.meridia.example/Ancien/#x ', 'redirected', '/agenda?vue=mois', '/ancien'],
    ['without its slash', 'ancien', 'redirected', '/agenda?vue=mois', '/ancien'],
    ['with a query', '/ancien?a=1', 'redirected', '/agenda?vue=mois&a=1', '/ancien'],
    ['a pattern', '/tag/lyon', 'redirected', '/campus/lyon', '^/tag/(.+)$'],
    ['its English twin', '/en/ancien', 'redirected', '/en/agenda?vue=mois', '/ancien'],
    ['to another site', '/plaquette', 'redirected', 'https://media.meridia.example/p.pdf', '/plaquette'],
    ['the site itself', '/Campus/LYON/', 'redirected', '/campus/lyon', undefined],
    ['a page', '/agenda?campus=lyon', 'page', '/agenda?campus=lyon', undefined],
    ['nothing', '/inconnue', 'unknown', '/inconnue', undefined],
  ])('%s', (_what, typed, outcome, location, source) => {
    const answer = test(typed);
    expect(answer).toMatchObject({ outcome, location });
    expect(answer?.rule?.source).toBe(source);
  });

  it.each([
    ['/ancien', ['La redirection de « /ancien » prend cette adresse.', 'Une page publiée est à l’arrivée.']],
    [
      '/mort',
      [
        'La redirection de « /mort » prend cette adresse.',
        'Aucune page publiée n’est à l’arrivée : le visiteur y trouve une erreur 404.',
      ],
    ],
    [
      '/cachee',
      [
        'La redirection de « /cachee » prend cette adresse.',
        'Une page publiée est à l’arrivée.',
        'Une page publiée est aussi à l’adresse de départ : personne ne la voit, car les redirections passent avant les pages.',
      ],
    ],
    [
      '/eteinte',
      [
        'Aucune redirection ne prend cette adresse, et aucune page publiée n’y répond : le visiteur trouve une erreur 404.',
        'Une redirection éteinte part de cette adresse : elle ne compte pas.',
      ],
    ],
  ])('says why: %s', (typed, reasons) => {
    expect(test(typed)?.reasons).toEqual(reasons);
  });

  it.each(['https://www.autre.example/x', '//autre.example/x', 'javascript:alert(1)', '/100%'])(
    '%s is no address of the site',
    (typed) => {
      expect(test(typed)).toBeNull();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { LIST_FILTERS } from '@meridia/domain/list-filters';
import { pageKey, splitLocale } from './page-key.rules';

const keyOf = (path: string, query = '') => pageKey(path, new URLSearchParams(query));

describe('the key of a page', () => {
  it.each([
    ['the home', '/', '', '/'],
    ['the English home', '/en', '', '/en'],
    ['a page has no query', '/programme/mba', 'utm_source=salon&campus=lyon', '/programme/mba'],
    [
      'COST-01 the cost of a programme',
      '/programme/mba/cout',
      'age=20&utm_source=salon&campus=lyon',
      '/programme/mba/cout?campus=lyon&age=20',
    ],
    ['COST-01 in English', '/en/programme/mba/cout', 'age=200', '/en/programme/mba/cout?inconnu=1'],
    ['COST-04 a comparison', '/programme/comparer', 'p=mba&p=bts,mba', '/programme/comparer?p=bts,mba'],
    ['PDF-04 a sheet', '/programme/mba/fiche.pdf', 'age=20&utm_source=x', '/programme/mba/fiche.pdf'],
    ['another page', '/contact', 'campus=lyon', '/contact'],
    ['a name every object has', '/constructor', 'campus=lyon', '/constructor'],
    ['a path is encoded', '/école', '', '/%C3%A9cole'],
    ['what looks like a query is still the path', '/ecole/a?b', '', '/ecole/a%3Fb'],
    ['what looks encoded too', '/ecole/100%25', '', '/ecole/100%2525'],
    ['French', '/agenda', 'type=open-door&campus=lyon', '/agenda?type=open-door&campus=lyon'],
    ['English', '/en/programme', 'niveau=0', '/en/programme?niveau=0'],
    ['tracking alone', '/agenda', 'utm_source=salon&gclid=1', '/agenda'],
    [
      'one order, each once',
      '/programme',
      'campus=nice&niveau=0&campus=lyon&campus=nice',
      '/programme?niveau=0&campus=lyon&campus=nice',
    ],
    ['one value where the list takes one', '/agenda', 'campus=nice&campus=lyon', '/agenda?campus=lyon'],
    [
      'S-41 a value that is none is not applied, and the page says so',
      '/offres-alternance',
      'domaine=astrologie&contrat=stage',
      '/offres-alternance?contrat=stage&inconnu=1',
    ],
    ['S-41 whatever it is', '/agenda', 'type=zzz&mois=hier', '/agenda?inconnu=1'],
    ['a field that was left empty is no value', '/agenda', 'type=&campus=lyon', '/agenda?campus=lyon'],
    ['a page', '/programme', 'page=2', '/programme?page=2'],
    ['the first page is the list', '/programme', 'page=1', '/programme'],
    ['ROUTE-06 a page of the news has its own path', '/actualites', 'page=3', '/actualites/page/3'],
    ['ROUTE-06 without what it does not read', '/actualites/page/3', 'utm_source=a', '/actualites/page/3'],
    ['ROUTE-06 with its filter', '/actualites/page/3', 'campus=lyon', '/actualites?campus=lyon&page=3'],
    [
      'ROUTE-06 in English',
      '/en/actualites/page/2',
      'categorie=blog',
      '/en/actualites?categorie=blog&page=2',
    ],
    ['ROUTE-06 no such page', '/actualites/page/abc', 'campus=lyon', '/actualites?campus=lyon&page=0'],
    [
      'CAL-01 a calendar reads what its page reads',
      '/agenda.ics',
      'x=1&campus=lyon',
      '/agenda.ics?campus=lyon',
    ],
    ['CAL-01 in English', '/en/agenda/jpo.ics', 'campus=lyon', '/en/agenda/jpo.ics'],
    [
      'CAL-01 of a choice',
      '/calendrier.ics',
      'campus=lyon&programme=mba',
      '/calendrier.ics?programme=mba&campus=lyon',
    ],
    [
      'CAL-03 a choice that is no slug is none',
      '/calendrier',
      'programme=<b>&campus=lyon',
      '/calendrier?campus=lyon',
    ],
    [
      'CAL-04 a place in one way of writing',
      '/visite',
      'lieu=%C3%89VRY-Courcouronnes&x=1',
      '/visite?lieu=evry+courcouronnes',
    ],
    ['CAL-04 no place', '/en/visite', 'lieu=%20', '/en/visite'],
    ['a search', '/recherche', 'utm_source=x&type=campus&q=+Lyon%00', '/recherche?q=Lyon&type=campus'],
    ['nothing searched', '/en/recherche', 'q=+', '/en/recherche'],
    ['an item of a list', '/agenda/portes-ouvertes', 'campus=lyon', '/agenda/portes-ouvertes'],
    [
      'the error debug page',
      '/error/debug',
      'message=agenda.past&status=404',
      '/error/debug?status=404&message=agenda.past',
    ],
    ['in English', '/en/error/debug', '', '/en/error/debug?status=500'],
    [
      'an action',
      '/crm/contact',
      'campus=lyon&utm_source=x&programme=mba',
      '/crm/contact?programme=mba&campus=lyon',
    ],
    ['in English', '/en/crm/contact', 'campus=', '/en/crm/contact'],
    [
      'ROUTE-14 a visitor names no problem',
      '/crm/contact',
      'campus=lyon&etat=unlinked',
      '/crm/contact?campus=lyon',
    ],
    ['no action', '/crm/payment', 'campus=lyon', '/crm/payment'],
  ])('%s', (_case, path, query, expected) => {
    expect(keyOf(path, query)).toBe(expected);
  });

  it.each(Object.keys(LIST_FILTERS))('of /%s is its own key', (list) => {
    const key = keyOf(`/${list}`, 'niveau=0&campus=lyon&categorie=blog&contrat=stage&page=2&x=y');
    const [path = '', query] = key.split('?');
    expect(keyOf(path, query)).toBe(key);
  });
});

describe('the language of an address', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/en', 'en', '/'],
    ['/en/programme', 'en', '/programme'],
    ['/entreprise', 'fr', '/entreprise'],
    ['/en?x=y', 'en', '/?x=y'],
  ])('%s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });
});

import { describe, expect, it } from 'vitest';
import { prefetchedPage } from './prefetch.rules';

const page = new URL('https://www.meridia.example/agenda?type=salon#liste');

describe('the page that is asked for before the click', () => {
  it.each([
    ['another page', '/campus/lyon', '/campus/lyon'],
    ['without its anchor', '/campus/lyon#equipe', '/campus/lyon'],
    ['the same list with another filter', '?type=conference', '/agenda?type=conference'],
    ['the home page', '/', '/'],
    ['in English', '/en/programme', '/en/programme'],
    ['a page whose name only starts alike', '/mediation', '/mediation'],
    ['not the page itself', '/agenda?type=salon', null],
    ['nor an anchor of it', '#filtres', null],
    ['nor an action, which is another one for each visitor', '/crm/brochure?campus=lyon', null],
    ['in English either', '/en/crm/brochure', null],
    ['nor a file of the school', '/media/plaquette', null],
    ['nor the way to the intranet', '/login', null],
    ['nor a call', '/api/campuses/lyon', null],
    ['nor a file', '/documents/plaquette.pdf', null],
    ['nor another site', 'https://www.boreal.example/campus', null],
    ['nor a telephone number', 'tel:+33199001062', null],
  ])('%s', (_sentence, href, expected) => {
    expect(prefetchedPage(new URL(href, page), page)).toBe(expected);
  });
});

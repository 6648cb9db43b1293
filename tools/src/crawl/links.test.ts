import { describe, expect, it } from 'vitest';
import { filesOfStyles } from './check-files.ts';
import { familyOf, isFollowed, languageOf, readLink } from './links.ts';

const OWN = ['http://127.0.0.1:3000', 'https://www.meridia.example'];

describe('where a link leads', () => {
  it.each([
    ['/campus/lyon', { kind: 'page', address: '/campus/lyon', hash: '' }],
    ['https://www.meridia.example/campus', { kind: 'page', address: '/campus', hash: '' }],
    ['?page=2#suite', { kind: 'page', address: '/agenda?page=2', hash: 'suite' }],
    ['#contenu', { kind: 'page', address: '/agenda', hash: 'contenu' }],
    ['/media/a.pdf', { kind: 'file', address: '/media/a.pdf' }],
    ['/crm/brochure?programme=a', { kind: 'page', address: '/crm/brochure?programme=a', hash: '' }],
    ['https://inscription.meridia.example/', { kind: 'outside' }],
    ['mailto:a@meridia.example', { kind: 'outside' }],
  ])('%s', (href, link) => {
    expect(readLink(href, '/agenda', OWN)).toEqual(link);
  });
});

describe('how far the crawl goes', () => {
  it.each([
    ['a page, from anywhere', '/campus', '/agenda?type=salon', true],
    ['a choice, from a list without any', '/agenda?type=salon', '/agenda', true],
    ['a choice, from another page', '/programme?campus=lyon', '/campus/lyon', true],
    ['a second choice', '/agenda?type=salon&campus=lyon', '/agenda?type=salon', false],
    ['the next page of a list', '/programme?page=3', '/programme?page=2', true],
    ['an action with a choice', '/crm/contact?campus=lyon', '/campus/lyon', true],
    ['the same in English', '/en/crm/contact?campus=lyon', '/en/campus/lyon', false],
    ['the next page of a choice', '/programme?campus=lyon&page=2', '/programme?campus=lyon', false],
  ])('%s', (_case, address, from, expected) => {
    expect(isFollowed(address, from)).toBe(expected);
  });
});

it.each([
  ['/', '/', 'fr'],
  ['/en', '/en/', 'en'],
  ['/entreprise', '/entreprise', 'fr'],
  ['/campus/lyon', '/campus/*', 'fr'],
  ['/en/campus/lyon', '/en/campus/*', 'en'],
  ['/actualites/page/2', '/actualites/*', 'fr'],
  ['/programme?rythme=initial&campus=a&campus=b', '/programme?campus&rythme', 'fr'],
])('%s is of the family %s, in %s', (address, family, language) => {
  expect([familyOf(address), languageOf(address)]).toEqual([family, language]);
});

it('a style sheet names its files from where it is', () => {
  const styles =
    'a{src:url(../media/a.woff2)}b{background:url("/b.svg")}c{mask:url(data:image/svg+xml,x)}d{fill:url(#e)}';
  expect(filesOfStyles(styles, '/_site/a.css')).toEqual(['/media/a.woff2', '/b.svg']);
});

import { describe, expect, it } from 'vitest';
import type { PageAnswer } from './browsers.ts';
import { findWrong, kindOf, MAX_WAIT_MS } from './visit.rules.ts';

const CHOICE = '/crm/brochure?programme=a&campus=paris';
const SEARCH = '/recherche?q=bourse';
const CRM = 'https://crm.example/a';
const answer = (rest: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  found: 'hit',
  location: '',
  retryAfter: '',
  body: '<html></html>\n',
  ...rest,
});

it.each([
  ['/', 'page'],
  ['/crm/brochure', 'page'],
  ['/recherche', 'page'],
  ['/agenda?campus=lyon', 'page'],
  [SEARCH, 'search'],
  ['/en/recherche?q=grant', 'search'],
  [CHOICE, 'choice'],
])('%s is a %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

describe('an answer that a visitor would call wrong', () => {
  it.each<[string, string, Partial<PageAnswer>, number, string | null]>([
    ['a whole page', '/', {}, 12, null],
    ['a page that is cut', '/', { body: '<html>' }, 12, 'not whole'],
    ['an empty page', '/', { body: '' }, 12, 'not whole'],
    ['a page that is not found', '/', { status: 404 }, 12, '404'],
    ['a visitor refused', '/', { status: 429 }, 12, '429'],
    ['a page that cannot be made', '/', { status: 503, retryAfter: '5' }, 12, '503'],
    ['a connection cut', '/', { status: 0 }, 12, 'cut'],
    ['a long wait', '/', {}, MAX_WAIT_MS + 1000, 'waited 11 s'],
    ['a search that says when to come again', SEARCH, { status: 503, retryAfter: '5' }, 12, null],
    ['a search that says nothing', SEARCH, { status: 503 }, 12, '503'],
    ['a search refused', SEARCH, { status: 429, retryAfter: '5' }, 12, '429'],
    ['an applicant led to the CRM', CHOICE, { status: 302, location: CRM, body: '' }, 12, null],
    ['an applicant led nowhere', CHOICE, { status: 302, location: '/', body: '' }, 12, 'led to « / »'],
    ['an applicant given a page', CHOICE, {}, 12, '200'],
    ['an applicant refused', CHOICE, { status: 503, retryAfter: '5' }, 12, '503'],
  ])('%s', (_name, address, rest, ms, wrong) => {
    expect(findWrong(address, answer(rest), ms)).toBe(wrong);
  });
});

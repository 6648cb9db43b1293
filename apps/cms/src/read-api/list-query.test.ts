import { describe, expect, it } from 'vitest';
import { parseDocumentQuery, parseListQuery } from './list-query';
import type { ReadEndpoint } from './read-endpoint';

const endpoint: ReadEndpoint = {
  uid: 'api::event.event',
  fields: ['title', 'slug'],
  relations: { campus: ['title'] },
  filters: { slug: ['$eq'] },
  sort: { allowed: ['slug'], byDefault: ['slug:asc'] },
  limit: { byDefault: 25, max: 100 },
};

it('a list without a query is the first published items in French', () => {
  expect(parseListQuery(endpoint, {})).toEqual({
    locale: 'fr',
    status: 'published',
    fields: ['title', 'slug'],
    relations: { campus: { fields: ['title'] } },
    filters: {},
    sort: ['slug:asc'],
    window: { start: 0, limit: 25 },
    withCount: false,
  });
});

describe('pagination', () => {
  it.each([
    ['a limit', { limit: '6' }, { start: 0, limit: 6 }],
    ['a start', { start: '50' }, { start: 50, limit: 25 }],
    ['a page', { page: '3' }, { start: 50, limit: 25 }],
    ['a page and its size', { page: '400', pageSize: '12' }, { start: 4788, limit: 12 }],
    ['a size alone', { pageSize: '12' }, { start: 0, limit: 12 }],
    ['the most', { limit: '100' }, { start: 0, limit: 100 }],
  ])('%s', (_sentence, pagination, window) => {
    expect(parseListQuery(endpoint, { pagination }).window).toEqual(window);
  });

  it('counts only when asked to', () => {
    expect(parseListQuery(endpoint, { pagination: { withCount: 'true' } }).withCount).toBe(true);
    expect(parseListQuery(endpoint, { pagination: { limit: '1' } }).withCount).toBe(false);
  });

  it.each([
    ['more than the most', { limit: '101' }],
    ['a page larger than the most', { pageSize: '101' }],
    ['no item', { limit: '0' }],
    ['everything', { limit: '-1' }],
    ['page zero', { page: '0' }],
    ['half a page', { page: '1.5' }],
    ['a start before the first', { start: '-1' }],
    ['a page and a start', { page: '2', start: '10' }],
    ['a page and a limit', { page: '2', limit: '10' }],
    ['a word', { page: 'last' }],
    ['another flag', { withCount: 'yes' }],
    ['an unknown key', { offset: '3' }],
  ])('refuses %s', (_sentence, pagination) => {
    expect(() => parseListQuery(endpoint, { pagination })).toThrow(
      /^Invalid (query at 'pagination|pagination)/,
    );
  });
});

describe('the rest of the query', () => {
  it.each([
    ['a language', { locale: 'en' }, 'locale', 'en'],
    ['a state', { status: 'draft' }, 'status', 'draft'],
  ])('reads %s', (_sentence, query, key, value) => {
    expect(parseListQuery(endpoint, query)).toHaveProperty(key, value);
    expect(parseDocumentQuery(query)).toHaveProperty(key, value);
  });

  it('EN-02 a list may leave out what another language has, a document may not', () => {
    expect(parseListQuery(endpoint, { without: 'en' })).toHaveProperty('without', 'en');
    expect(() => parseListQuery(endpoint, { without: 'de' })).toThrow('Invalid query');
    expect(() => parseDocumentQuery({ without: 'en' })).toThrow('Invalid query');
  });

  it.each([
    ['another language', { locale: 'de' }],
    ['every language', { locale: '*' }],
    ['two languages', { locale: ['fr', 'en'] }],
    ['another state', { status: 'modified' }],
    ['an unknown key', { lookup: { slug: 'a' } }],
  ])('refuses %s', (_sentence, query) => {
    expect(() => parseListQuery(endpoint, query)).toThrow('Invalid query');
    expect(() => parseDocumentQuery(query)).toThrow('Invalid query');
  });

  it('a document alone takes neither filters nor populate', () => {
    expect(parseDocumentQuery({})).toEqual({ locale: 'fr', status: 'published' });
    expect(() => parseDocumentQuery({ filters: { slug: 'a' } })).toThrow('Invalid query');
    expect(() => parseDocumentQuery({ populate: 'campus' })).toThrow('Invalid query');
  });
});

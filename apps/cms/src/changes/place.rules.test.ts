import { describe, expect, it } from 'vitest';
import { LIST_ENDPOINTS } from '../read-api/endpoints.data';
import { movesOf, placeFieldsOf, type Version } from './place.rules';

const ATTRIBUTES = {
  site: { type: 'enumeration' },
  title: { type: 'string' },
  slug: { type: 'string' },
  city: { type: 'string' },
  summary: { type: 'text' },
  body: { type: 'dynamiczone' },
  focusImage: { type: 'media' },
  date: { type: 'date' },
  campuses: { type: 'relation', target: 'api::campus.campus' },
  createdBy: { type: 'relation', target: 'admin::user' },
  publishedAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
};
const FIELDS = placeFieldsOf(ATTRIBUTES, {
  filters: { slug: ['$eq'], 'campuses.slug': ['$eq'] },
  always: { city: 'Lyon' },
  sort: { allowed: ['title', 'slug'], byDefault: ['title:asc', 'date:desc'] },
});

describe('what says where a document is', () => {
  it('what lists compare, what has an order or a few values, relations to content, and texts that are sorted by', () => {
    expect(FIELDS).toEqual({
      fixed: ['site', 'slug', 'city', 'date'],
      relations: ['campuses'],
      sorted: ['title'],
    });
  });
});

const ONE: Version = {
  locale: 'fr',
  site: 'meridia',
  title: 'Rentrée',
  slug: 'rentree',
  summary: 'Tôt',
  date: '2026-09-01',
  campuses: [{ documentId: 'b' }, { documentId: 'a' }],
  updatedAt: '1',
};
const ENGLISH: Version = { ...ONE, locale: 'en', title: 'Start' };

describe('what a change in place relies on', () => {
  it('no list compares, or is sorted by, when a document was written', () => {
    const used = LIST_ENDPOINTS.flatMap(({ filters, sort }) => [
      ...Object.keys(filters),
      ...sort.allowed,
      ...sort.byDefault,
    ]);
    expect(used).toContain('publishDate:desc');
    expect(used.filter((name) => /^(?:created|updated|published|publish|unpublish)At/.test(name))).toEqual(
      [],
    );
  });
});

describe('from one publication to the next', () => {
  it.each([
    ['nothing', {}],
    ['a text that it only shows', { summary: 'Tard' }],
    ['when it was written', { updatedAt: '2', publishedAt: '2' }],
    ['the order of what it is related to', { campuses: [{ documentId: 'a' }, { documentId: 'b' }] }],
  ])('%s changes: it is where it was', (_what, changed) => {
    expect(movesOf([ONE, ENGLISH], [{ ...ONE, ...changed }, ENGLISH], FIELDS)).toEqual([]);
  });

  it('what it is sorted by changes: told from what to what, in which language', () => {
    expect(movesOf([ONE, ENGLISH], [ONE, { ...ENGLISH, title: 'Begin' }], FIELDS)).toEqual([
      { locale: 'en', field: 'title', from: 'Start', to: 'Begin' },
    ]);
  });

  it.each([
    ['its address', [{ ...ONE, slug: 'autre' }]],
    ['a date', [{ ...ONE, date: null }]],
    ['what every list is limited to', [{ ...ONE, city: 'Paris' }]],
    ['what it is related to', [{ ...ONE, campuses: [{ documentId: 'a' }] }]],
    ['nothing, where it was related to something', [{ ...ONE, campuses: null }]],
    ['a title where there was none', [{ ...ONE, title: null }]],
    ['a language more', [ONE, ENGLISH]],
    ['another language', [ENGLISH]],
    ['a language less', []],
  ])('%s: it may be anywhere', (_what, after) => {
    expect(movesOf([ONE], after, FIELDS)).toBeNull();
  });

  it('what was not published is new', () => {
    expect(movesOf([], [ONE], FIELDS)).toBeNull();
    expect(movesOf([], [], FIELDS)).toBeNull();
  });
});

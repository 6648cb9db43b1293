import { describe, expect, it } from 'vitest';
import { checkFilters } from './filter-grammar';
import type { ReadEndpoint } from './read-endpoint';

const rules: Pick<ReadEndpoint, 'filters' | 'kinds'> = {
  filters: {
    slug: ['$eq', '$in', '$ne'],
    level: ['$eq', '$in'],
    featured: ['$eq', '$null', '$notNull'],
    dateStart: ['$gte', '$lt'],
    'campus.slug': ['$eq', '$in'],
  },
  kinds: { level: 'integer', featured: 'boolean', dateStart: 'instant' },
};
const nested = (depth: number): unknown => (depth === 0 ? { slug: 'a' } : { $and: [nested(depth - 1)] });
const list = (length: number) => Array.from({ length }, (_, index) => `slug-${index}`);

describe('accepted, and rebuilt', () => {
  it.each([
    ['no filter', undefined, {}],
    ['a bare value is an equality', { slug: 'a' }, { slug: { $eq: 'a' } }],
    ['an operator of the list', { slug: { $ne: 'a' } }, { slug: { $ne: 'a' } }],
    ['one value where a list is meant', { slug: { $in: 'a' } }, { slug: { $in: ['a'] } }],
    ['a field of a relation', { campus: { slug: { $eq: 'lyon' } } }, { campus: { slug: { $eq: 'lyon' } } }],
    ['a number', { level: { $in: ['3', '5'] } }, { level: { $in: [3, 5] } }],
    ['yes', { featured: { $notNull: 'true' } }, { featured: { $notNull: true } }],
    ['no', { featured: { $eq: 'false' } }, { featured: { $eq: false } }],
    [
      'branches, as a list or as numbered keys',
      { $or: { 0: { slug: 'a' }, 1: { slug: 'b' } } },
      { $or: [{ slug: { $eq: 'a' } }, { slug: { $eq: 'b' } }] },
    ],
    [
      'a Paris day is its first instant, in winter',
      { dateStart: { $gte: '2026-11-20' } },
      { dateStart: { $gte: new Date('2026-11-19T23:00:00Z') } },
    ],
    [
      'a Paris day is its first instant, in summer',
      { dateStart: { $lt: '2026-07-01' } },
      { dateStart: { $lt: new Date('2026-06-30T22:00:00Z') } },
    ],
    ['four levels', nested(4), { $and: [{ $and: [{ $and: [{ $and: [{ slug: { $eq: 'a' } }] }] }] }] }],
    ['a hundred values', { slug: { $in: list(100) } }, { slug: { $in: list(100) } }],
  ])('%s', (_sentence, asked, rebuilt) => {
    expect(checkFilters(rules, asked)).toEqual(rebuilt);
  });
});

describe('refused', () => {
  it.each([
    ['an unknown field', { password: 'a' }, 'password'],
    ['a field every object has', { constructor: 'a' }, 'constructor'],
    ['an unknown operator', { slug: { $contains: 'a' } }, 'slug.$contains'],
    ['an operator the field does not have', { slug: { $gte: 'a' } }, 'slug.$gte'],
    ['a relation that is not in the list', { createdBy: { email: 'a' } }, 'createdBy.email'],
    ['another field of a relation', { campus: { id: { $eq: 1 } } }, 'campus.id'],
    ['a relation of a relation', { campus: { courses: { slug: 'a' } } }, 'campus.courses'],
    ['a negation of filters', { $not: { slug: 'a' } }, '$not.slug'],
    ['a text for filters', 'slug', 'filters'],
    ['a list for filters', [{ slug: 'a' }], 'filters'],
    ['a text for branches', { $or: 'slug' }, '$or'],
    ['an object for a value', { slug: { $eq: { $eq: 'a' } } }, 'slug.$eq'],
    ['a text too long', { slug: 'a'.repeat(201) }, 'slug.$eq'],
    ['a null character', { slug: 'a\u0000' }, 'slug.$eq'],
    ['a word for a number', { level: 'bac' }, 'level.$eq'],
    ['a day that does not exist', { dateStart: { $gte: '2026-02-30' } }, 'dateStart.$gte'],
    ['five levels', nested(5), 'slug'],
    ['eleven branches', { $or: Array(11).fill({ slug: 'a' }) }, '$or'],
    ['a hundred and one values', { slug: { $in: list(101) } }, 'slug.$in'],
  ])('%s', (_sentence, asked, place) => {
    expect(() => checkFilters(rules, asked)).toThrow(`Invalid filter at '${place}'`);
  });
});

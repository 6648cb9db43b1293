import { describe, expect, it } from 'vitest';
import { checkFields, checkPopulate, checkSort } from './selection';

const FIELDS = ['title', 'slug', 'url'];
const RELATIONS = { campus: ['title', 'slug'], image: ['url', 'width'] };
const SORT = { allowed: ['dateStart', 'slug'], byDefault: ['dateStart:asc', 'slug:asc'] };

describe('fields', () => {
  it.each([
    ['all of them by default', undefined, FIELDS],
    ['a list', ['slug', 'title'], ['slug', 'title']],
    ['names between commas', 'slug,url', ['slug', 'url']],
  ])('%s', (_sentence, asked, fields) => {
    expect(checkFields(FIELDS, asked)).toEqual(fields);
  });

  it.each([
    ['a field that is not in the list', ['title', 'photoBrief'], '"photoBrief"'],
    ['everything', '*', '"*"'],
    ['no name', '', '""'],
    ['an object', { 0: { a: 1 } }, '{"0":{"a":1}}'],
    ['a list in a list', [['title']], '["title"]'],
  ])('refuses %s', (_sentence, asked, shown) => {
    expect(() => checkFields(FIELDS, asked)).toThrow(`Invalid fields: ${shown}`);
  });
});

describe('populate', () => {
  const ALL = { campus: { fields: ['title', 'slug'] }, image: { fields: ['url', 'width'] } };

  it.each([
    ['all relations by default', undefined, ALL],
    ['a list', ['campus'], { campus: ALL.campus }],
    ['names between commas', 'campus,image', ALL],
    ['a flag', { campus: 'true' }, { campus: ALL.campus }],
    ['fewer fields', { campus: { fields: ['slug'] } }, { campus: { fields: ['slug'] } }],
  ])('%s', (_sentence, asked, populate) => {
    expect(checkPopulate(RELATIONS, asked)).toEqual(populate);
  });

  it.each([
    ['everything', '*'],
    ['a relation that is not in the list', ['createdBy']],
    ['a name every object has', ['constructor']],
    ['a relation in a relation', { campus: { populate: { courses: true } } }],
    ['filters in a relation', { campus: { filters: { slug: 'a' } } }],
    ['a word for a flag', { campus: 'yes' }],
    ['a number', 1],
  ])('refuses %s', (_sentence, asked) => {
    expect(() => checkPopulate(RELATIONS, asked)).toThrow('Invalid populate');
  });

  it('refuses another field of a relation', () => {
    expect(() => checkPopulate(RELATIONS, { campus: { fields: ['email'] } })).toThrow('Invalid fields');
  });
});

describe('sort', () => {
  it.each([
    ['the default order', undefined, SORT.byDefault],
    ['ascending when nothing is said', 'slug', ['slug:asc']],
    ['several keys', 'dateStart:desc,slug', ['dateStart:desc', 'slug:asc']],
    ['a list', ['dateStart:desc'], ['dateStart:desc']],
  ])('%s', (_sentence, asked, sort) => {
    expect(checkSort(SORT, asked)).toEqual(sort);
  });

  it.each([
    ['a key that is not in the list', 'password'],
    ['another direction', 'slug:random'],
    ['more than a direction', 'slug:asc:nulls'],
    ['a key of a relation', 'campus.slug'],
    ['an object', { slug: 'asc' }],
  ])('refuses %s', (_sentence, asked) => {
    expect(() => checkSort(SORT, asked)).toThrow('Invalid sort');
  });
});

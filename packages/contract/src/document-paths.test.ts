import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { documentPath } from './document-paths.ts';

describe('PREVIEW-06 where the page of a document is', () => {
  it.each([
    ['api::event.event', 'fr', { slug: 'jpo-lyon' }, '/agenda/jpo-lyon'],
    ['api::event.event', 'en', { slug: 'jpo-lyon' }, '/en/agenda/jpo-lyon'],
    ['api::course.course', 'fr', { slug: 'mba' }, '/programme/mba'],
    ['api::article.article', 'fr', { rubrique: 'ecole', slug: 'histoire' }, '/ecole/histoire'],
    ['api::article.article', 'fr', { rubrique: 'ecole', slug: null }, '/ecole'],
    ['api::article.article', 'fr', { rubrique: 'home', slug: null }, '/'],
    ['api::article.article', 'en', { rubrique: 'home' }, '/en'],
    ['api::banner.banner', 'fr', { slug: 'rentree' }, null],
    ['api::event.event', 'fr', {}, null],
    ['api::event.event', 'fr', { slug: '../login' }, null],
    ['api::event.event', 'fr', { slug: 'jpo?x=1' }, null],
    ['api::article.article', 'fr', { slug: 'histoire' }, null],
    ['api::article.article', 'fr', { rubrique: 'ecole', slug: '' }, null],
  ] as const)('%s in %s, %j: %s', (uid, locale, address, path) => {
    expect(documentPath(uid, locale, address)).toBe(path);
  });

  it('each of its types has one', () => {
    const address = { rubrique: 'ecole', slug: 'histoire' };
    expect(PAGE_TYPES).toHaveLength(8);
    expect(PAGE_TYPES.filter((uid) => documentPath(uid, 'fr', address) === null)).toEqual([]);
  });
});

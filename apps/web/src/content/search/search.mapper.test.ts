import { expect, it } from 'vitest';
import { toSearchResults } from './search.mapper';

const meta = { counts: {}, isCapped: false, isLoose: false, corrections: [] };
const wire = {
  kind: 'page' as const,
  documentId: 'x',
  part: null,
  locale: 'fr' as const,
  title: [],
  excerpt: [],
  about: null,
  date: null,
};

it.each([
  ['api::course.course', 'mba', '/programme/mba'],
  ['api::news.news', 'a', '/actualites/a'],
  ['api::blog-post.blog-post', 'a', '/blog/a'],
  ['api::article.article', 'home', '/'],
  ['api::article.article', 'blog', '/actualites'],
  ['api::article.article', 'ecole', '/ecole'],
  ['api::article.article', 'ecole/histoire', '/ecole/histoire'],
])('%s at %s is %s', (uid, address, path) => {
  expect(toSearchResults({ data: [{ ...wire, uid, address }], meta }).results[0]?.path).toBe(path);
});

it('leaves out what this site has no page for', () => {
  expect(
    toSearchResults({ data: [{ ...wire, uid: 'api::podcast.podcast', address: 'x' }], meta }).results,
  ).toEqual([]);
});

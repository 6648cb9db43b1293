import { describe, expect, it } from 'vitest';
import { changedTags, MEDIA, placesOf, shownDocuments, tagsOfList } from './content-tags.rules';

describe('the tags of the content', () => {
  it('a change touches what follows its type, whatever shows the document, and its places unless it stays in them', () => {
    const change = { uid: 'api::news.news', documentId: 'n1' };
    expect(changedTags({ ...change, isInPlace: false })).toEqual([
      'api::news.news',
      'n1',
      placesOf('api::news.news'),
    ]);
    expect(changedTags({ ...change, isInPlace: true })).toEqual(['api::news.news', 'n1']);
  });

  const TYPES = ['api::news.news', 'api::campus.campus'];
  const PLACES = TYPES.map(placesOf);
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ documentId: `d${index}` }));

  it.each([
    ['an envelope', { data: [{ documentId: 'a', campus: { documentId: 'c' } }] }, [...PLACES, 'a', 'c']],
    ['every page of it', [{ documentId: 'a' }], [...PLACES, 'a']],
    ['an empty one', { data: [], meta: {} }, PLACES],
  ])('a list depends on places and on what it shows: %s', (_case, answer, tags) => {
    expect(tagsOfList(answer, TYPES)).toEqual(tags);
  });

  it.each([
    ['one of its parts has no name', { data: [{ documentId: 'a' }, { slug: 'b' }] }],
    ['it is no list', { data: { 'api::news.news': [['a', 'b']] } }],
    ['it has no envelope', { brochure: [{ slug: 'a' }] }],
    ['it is nothing', null],
    ['it shows more than is worth naming', many(201)],
  ])('every change of its types makes an answer old where %s', (_case, answer) => {
    expect(tagsOfList(answer, TYPES)).toEqual(TYPES);
  });

  it.each([
    ['a document', { data: { documentId: 'a' } }, ['a'], []],
    [
      'those it leads to, however deep',
      { data: { documentId: 'a', rows: [{ campus: { documentId: 'b' } }] } },
      ['a', 'b'],
      [],
    ],
    ['each once', [{ documentId: 'a' }, { documentId: 'a' }], ['a'], []],
    ['a picture apart', { image: { documentId: 'p', url: '/p.webp', mime: 'image/webp' } }, [], ['p']],
    ['a picture without a name is any of them', { image: { url: '/p.webp', mime: 'i' } }, [], [MEDIA]],
    ['nothing', null, [], []],
  ])('an answer shows %s', (_case, answer, documents, media) => {
    expect(shownDocuments(answer)).toEqual({ documents, media });
  });
});

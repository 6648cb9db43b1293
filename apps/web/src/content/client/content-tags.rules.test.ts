import { describe, expect, it } from 'vitest';
import { changedTags, MEDIA, shownDocuments } from './content-tags.rules';

describe('the tags of the content', () => {
  it('a change touches the lists of its type and whatever shows the document', () => {
    expect(changedTags({ uid: 'api::news.news', documentId: 'n1' })).toEqual(['api::news.news', 'n1']);
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

import { expect, it } from 'vitest';
import { aNewsItem } from '@meridia/contract/news.fixture';
import { toNewsCard, toNewsDetail } from './news.mapper';

it('a news item has its date, its image, its campuses and its category', () => {
  expect(toNewsDetail(aNewsItem())).toEqual({
    slug: 'rentree-solennelle',
    title: 'La rentrée solennelle',
    publishedOn: '2026-09-14',
    summary: 'La promotion a fait sa rentrée.',
    image: {
      url: '/media/0123456789abcdef0123456789abcdef.jpg',
      width: 1600,
      height: 900,
      alt: 'Un amphithéâtre plein',
      widths: [],
    },
    campuses: [{ slug: 'paris', title: 'Paris' }],
    category: { slug: 'vie-de-l-ecole', title: 'Vie de l’école' },
    body: [expect.objectContaining({ kind: 'text' })],
  });
});

it('one without a date is not out yet', () => {
  const item = aNewsItem({ publishDate: null });
  expect([toNewsCard(item), toNewsDetail(item)]).toEqual([null, null]);
});

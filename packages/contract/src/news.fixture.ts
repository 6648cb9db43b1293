import type { NewsDetailWire } from './news.wire.ts';

export function aNewsItem(fields: Partial<NewsDetailWire> = {}): NewsDetailWire {
  const slug = fields.slug ?? 'rentree-solennelle';
  return {
    documentId: `news-${slug}`,
    title: 'La rentrée solennelle',
    slug,
    publishDate: '2026-09-14',
    summary: 'La promotion a fait sa rentrée.',
    focusImage: {
      documentId: `image-${slug}`,
      url: '/media/0123456789abcdef0123456789abcdef.jpg',
      alternativeText: null,
      width: 1600,
      height: 900,
      mime: 'image/jpeg',
      formats: null,
    },
    focusImageAlt: 'Un amphithéâtre plein',
    campus_infos: [{ documentId: 'campus-paris', title: 'Paris', slug: 'paris', campus: 'Paris' }],
    cat_news: { documentId: 'category-ecole', title: 'Vie de l’école', slug: 'vie-de-l-ecole' },
    body: [
      {
        __component: 'body.rich-text',
        id: 1,
        content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Elle compte 300 étudiants.' }] }],
      },
    ],
    ...fields,
  };
}

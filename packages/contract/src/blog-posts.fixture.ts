import type { BlogPostDetailWire } from './blog-posts.wire.ts';

export function aBlogPost(fields: Partial<BlogPostDetailWire> = {}): BlogPostDetailWire {
  const slug = fields.slug ?? 'choisir-sa-voie';
  return {
    documentId: `post-${slug}`,
    title: 'Choisir sa voie',
    slug,
    publishDate: '2026-10-20',
    summary: 'Cinq questions.',
    author: 'Aude Lestrange',
    tags: [{ id: 1, text: 'orientation' }],
    focusImage: null,
    focusImageAlt: null,
    courses: [{ documentId: 'course-a', name: 'Bachelor', slug: 'bachelor' }],
    body: [{ __component: 'body.table', id: 1, caption: null, columns: 'A | B', rows: '1 | 2' }],
    ...fields,
  };
}

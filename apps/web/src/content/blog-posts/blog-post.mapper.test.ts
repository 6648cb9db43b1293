import { expect, it } from 'vitest';
import { aBlogPost } from '@meridia/contract/blog-posts.fixture';
import { toBlogPostCard, toBlogPostDetail } from './blog-post.mapper';

it('a post has its tags, its programmes and its body', () => {
  expect(toBlogPostDetail(aBlogPost())).toMatchObject({
    publishedOn: '2026-10-20',
    tags: ['orientation'],
    programmes: [{ slug: 'bachelor', title: 'Bachelor' }],
    body: [{ kind: 'table' }],
  });
});

it('one without a date is not out yet', () => {
  expect(toBlogPostCard(aBlogPost({ publishDate: null }))).toBeNull();
});

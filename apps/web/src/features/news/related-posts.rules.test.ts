import { describe, expect, it } from 'vitest';
import { relatedNews, relatedPosts } from './related-posts.rules';

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe('relatedPosts', () => {
  it('ROUTE-10 puts first those that share the most tags, and leaves the post itself out', () => {
    const own = { slug: 'own', tags: ['campus', 'orientation'] };
    const posts = [
      { slug: 'far', tags: ['langues'] },
      own,
      { slug: 'near', tags: ['campus'] },
      { slug: 'nearest', tags: ['orientation', 'campus'] },
      { slug: 'farther', tags: [] },
    ];
    expect(slugsOf(relatedPosts(posts, own, 3))).toEqual(['nearest', 'near', 'far']);
  });
});

describe('relatedNews', () => {
  it('ROUTE-07 completes those of the category with the latest, each once', () => {
    const near = [{ slug: 'own' }, { slug: 'a' }];
    const latest = [{ slug: 'a' }, { slug: 'own' }, { slug: 'b' }, { slug: 'c' }, { slug: 'd' }];
    expect(slugsOf(relatedNews(near, latest, { slug: 'own', limit: 3 }))).toEqual(['a', 'b', 'c']);
  });
});

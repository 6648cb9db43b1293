type Post = { slug: string; tags: readonly string[] };

/** Those that share the most tags first; the others follow in the order they come. */
export function relatedPosts<Item extends Post>(
  posts: readonly Item[],
  { slug, tags }: Post,
  limit: number,
): Item[] {
  const shared = (post: Post) => post.tags.filter((tag) => tags.includes(tag)).length;
  return posts
    .filter((post) => post.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}

/** Those of the same kind first, then others; each once, never the item itself. */
export function relatedNews<Item extends { slug: string }>(
  near: readonly Item[],
  others: readonly Item[],
  { slug, limit }: { slug: string; limit: number },
): Item[] {
  const slugs = new Set([slug]);
  const fresh = [...near, ...others].filter((item) => {
    const isNew = !slugs.has(item.slug);
    slugs.add(item.slug);
    return isNew;
  });
  return fresh.slice(0, limit);
}

import type { Article } from '@/content/articles/article.model';
import type { BlogPostCard } from '@/content/blog-posts/blog-post.model';
import type { ListPage } from '@/content/list-page.model';
import type { NewsCard } from '@/content/news/news.model';
import type { Reference } from '@/content/reference.model';
import type { NewsSelection } from '@/features/lists/news-selection.rules';

/** News by pages; the posts of the blog as a list that grows: its page N has all that came before too. */
export type ShownNews =
  { kind: 'news'; list: ListPage<NewsCard> } | { kind: 'blog'; list: ListPage<BlogPostCard> };

export type NewsList = {
  /** The words of the page; null: those of the labels. */
  article: Article | null;
  /** One value of each filter at most; with the blog, no campus. */
  selection: NewsSelection;
  shown: ShownNews;
  categories: readonly Reference[];
  campuses: readonly Reference[];
  /** When nothing matches: wider selections that give something. */
  wider: readonly { selection: NewsSelection; total: number }[];
};

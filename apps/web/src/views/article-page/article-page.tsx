import type { Article } from '@/content/articles/article.model';

/** A section page in plain markup: its blocks come with the section pages. */
export function ArticlePage({ article }: { article: Article }) {
  return (
    <>
      <h1>{article.heading}</h1>
      {article.lead ? <p>{article.lead}</p> : null}
    </>
  );
}

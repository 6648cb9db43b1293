import type { ReactNode } from 'react';
import { TranslatedPage } from '@/features/locale/translated-page';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { NewsGrid } from '@/features/news/news-teaser';
import { SectionHeading } from '@/ui/section-heading';
import { tintClass } from '@/ui/tint';
import type { Post, PostLabels, PostLink } from './post';
import { PostBody } from './post-body';
import { PostHead } from './post-head';
import { PostNeighbours } from './post-neighbours';
import styles from './post-page.module.css';

type Props = {
  site: SiteContext;
  post: Post;
  labels: PostLabels;
  aside: ReactNode;
  older: PostLink | null;
  newer: PostLink | null;
  /** The cards of what to read next, and the way to all of them. */
  related: readonly ReactNode[];
  all: { href: string; label: string };
};

const RELATED_ID = 'a-lire-ensuite';

function Related({ site, related, all }: Pick<Props, 'site' | 'related' | 'all'>) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={RELATED_ID} className="section sur-craie">
      <div className="container">
        <SectionHeading id={RELATED_ID} title={site.text('news.related')} link={all} />
        <NewsGrid>{related}</NewsGrid>
      </div>
    </section>
  );
}

/** A news item or a post of the blog. */
export function PostPage(props: Props) {
  const { site, post, labels, aside, older, newer } = props;
  const { summary, body } = post;
  return (
    <TranslatedPage site={site} document={post}>
      <article className={tintClass(labels.tint)}>
        <PostHead site={site} post={post} labels={labels} />
        <div className={classNames('container', styles.columns)}>
          <div className={styles.text}>
            {summary && (
              <p lang={fieldLanguage(post, 'summary')} className="lead">
                {summary}
              </p>
            )}
            <div lang={fieldLanguage(post, 'body')}>
              <PostBody site={site} body={body} />
            </div>
          </div>
          {aside}
        </div>
      </article>
      <div className="container">
        <PostNeighbours site={site} older={older} newer={newer} />
      </div>
      <Related {...props} />
    </TranslatedPage>
  );
}

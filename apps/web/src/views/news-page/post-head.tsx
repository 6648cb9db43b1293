import { Fragment } from 'react';
import { readingMinutes } from '@/features/news/reading-time.rules';
import { longDate } from '@/lib/dates';
import { documentCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { Ordinals } from '@/ui/ordinals';
import { Picture } from '@/ui/picture';
import type { Post, PostLabels } from './post';
import styles from './post-page.module.css';

type Props = { site: SiteContext; post: Post; labels: PostLabels };

const SIZES = '(min-width: 1440px) 1340px, 100vw';

/** The title, the facts beside it and the image; a post without one starts with its text. */
export function PostHead({ site, post, labels: { category, categoryLang, lines } }: Props) {
  const { title, publishedOn, image, body } = post;
  const crumbs = documentCrumbs(site, 'news', category, categoryLang);
  const minutes = readingMinutes(body);
  return (
    <div className="container">
      <Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />
      <header className={styles.head}>
        <h1 className={styles.title} lang={fieldLanguage(post, 'title')}>
          {title}
        </h1>
        <p className={classNames('interface', styles.facts)}>
          <b lang={categoryLang}>{category}</b>
          <br />
          <time dateTime={publishedOn}>
            <Ordinals>{longDate(site.locale, publishedOn)}</Ordinals>
          </time>
          {lines.map((line, rank) => (
            <Fragment key={rank}>
              <br />
              {line}
            </Fragment>
          ))}
          <br />
          {site.text('blog.readingTime', { minutes })}
        </p>
      </header>
      {image && (
        <div className={styles.cover}>
          <Picture image={image} sizes={SIZES} isPriority className={styles.image} />
        </div>
      )}
    </div>
  );
}

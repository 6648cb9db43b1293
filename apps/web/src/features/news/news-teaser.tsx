import type { ReactNode } from 'react';
import type { PictureImage } from '@/lib/picture-image';
import { classNames } from '@/ui/class-names';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import { Picture } from '@/ui/picture';
import { tintClass, type Tint } from '@/ui/tint';
import styles from './news-teaser.module.css';

type NewsTeaserProps = {
  /** For a link to it. */
  id?: string;
  href: string;
  title: string;
  /** Of the title and the summary, when it is not that of the page. */
  lang?: string;
  /** Of what it leads to, when it is not that of the page. */
  hrefLang?: string;
  /** What tells that language. */
  languageMark?: ReactNode;
  /** « 2026-11-12 » and « 12 novembre 2026 » */
  date: { dateTime: string; label: string };
  category?: string;
  categoryLang?: string;
  campuses?: string;
  summary?: string;
  image?: PictureImage | null;
  /** What a photograph is printed on. */
  tint: Tint;
  /** `large` leads the page; `compact` has its image on the left. */
  size?: 'regular' | 'large' | 'compact';
  level?: HeadingLevel;
};

const SIZES = {
  regular: '(min-width: 901px) 33vw, 100vw',
  large: '(min-width: 901px) 58vw, 100vw',
  compact: '(min-width: 901px) 11rem, 6.5rem',
};

/** Three columns. */
export function NewsGrid({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.teasers, styles.columns)}>{children}</div>;
}

/** A large teaser and the compact ones beside it. */
export function NewsFront({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.teasers, styles.front)}>
      {lead}
      <div className={styles.side}>{children}</div>
    </div>
  );
}

export function NewsTeaser(props: NewsTeaserProps) {
  const {
    id,
    href,
    title,
    lang,
    hrefLang,
    languageMark,
    date,
    category,
    categoryLang,
    campuses,
    summary,
    image,
    tint,
    size = 'regular',
    level = 3,
  } = props;
  return (
    <article id={id} className={classNames(styles.teaser, styles[size], image && styles.illustrated)}>
      {image && (
        <div className={classNames(styles.frame, tintClass(tint))}>
          <Picture image={image} sizes={SIZES[size]} className={styles.image} />
        </div>
      )}
      <p className={styles.facts}>
        {category && (
          <b className={styles.category} lang={categoryLang}>
            {category}
          </b>
        )}
        <time dateTime={date.dateTime}>
          <Ordinals>{date.label}</Ordinals>
        </time>
        {campuses && <span>{campuses}</span>}
        {languageMark}
      </p>
      <Heading level={level} className={styles.title}>
        <Link href={href} lang={lang} hrefLang={hrefLang}>
          {title}
        </Link>
      </Heading>
      {summary && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
    </article>
  );
}

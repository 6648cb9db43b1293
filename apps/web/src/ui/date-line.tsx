import type { ReactNode } from 'react';
import styles from './date-line.module.css';
import { Heading, type HeadingLevel } from './heading';
import { Link } from './link';
import { RouteLink } from './route-link';
import { Tag } from './tag';
import type { Tint } from './tint';

type DateLineProps = {
  href: string;
  title: string;
  /** When it is not that of the page. */
  lang?: string;
  /** « 2026-11-28 » */
  dateTime: string;
  /** « 28 » */
  day: string;
  /** « nov. 2026 » */
  month: string;
  /** « Campus de Lyon, 14 h – 19 h » */
  place?: string;
  type?: { label: string; tint?: Tint };
  signUp?: { href: string; label: string; newTabHint?: string };
  level?: HeadingLevel;
};

export function DateLines({ children }: { children: ReactNode }) {
  return <ol className={styles.lines}>{children}</ol>;
}

export function DateLine(props: DateLineProps) {
  const { href, title, lang, dateTime, day, month, place, type, signUp, level = 3 } = props;
  return (
    <li className={styles.line}>
      <time dateTime={dateTime} className={styles.date}>
        <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
      </time>
      <div>
        {type && <Tag tint={type.tint}>{type.label}</Tag>}
        <Heading level={level} className={styles.title}>
          <Link href={href} lang={lang}>
            {title}
          </Link>
        </Heading>
        {place && <p className={styles.place}>{place}</p>}
      </div>
      {signUp && (
        <div className={styles.signUp}>
          <RouteLink {...signUp} context={title} />
        </div>
      )}
    </li>
  );
}

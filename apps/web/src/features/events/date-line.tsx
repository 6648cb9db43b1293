import type { Tint } from '@meridia/domain/domains.data';
import { dayOfMonth, isoDay, shortMonth } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import { Tag } from '@/ui/tag';
import styles from './event-line.module.css';

type Props = {
  site: SiteContext;
  /** « 2027-03-31 » */
  day: string;
  tag: { label: string; tint: Tint };
  title: string;
  lang?: string;
  href: string;
  note: string;
  level?: HeadingLevel;
};

/** A day that matters, among the lines of events. */
export function DateLine({ site, day, tag, title, lang, href, note, level = 3 }: Props) {
  return (
    <li className={styles.line}>
      <time dateTime={isoDay(day)} className={styles.date}>
        <span className={styles.day}>{dayOfMonth(site.locale, day)}</span>{' '}
        <span className={styles.month}>{shortMonth(site.locale, day)}</span>
      </time>
      <div>
        <Tag tint={tag.tint}>{tag.label}</Tag>
        <Heading level={level} className={styles.title}>
          <Link href={href} lang={lang}>
            {title}
          </Link>
        </Heading>
        <p className={styles.place}>
          <Ordinals>{note}</Ordinals>
        </p>
      </div>
    </li>
  );
}

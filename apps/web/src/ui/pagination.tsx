import { classNames } from './class-names';
import { Link } from './link';
import styles from './pagination.module.css';

type PageItem = 'gap' | { page: number; href: string; label: string; isCurrent?: boolean };

type PageEnd = { label: string; href: string | null };

type PaginationProps = {
  /** « Pagination » */
  label: string;
  previous: PageEnd;
  next: PageEnd;
  items: readonly PageItem[];
};

function End({ end, rel }: { end: PageEnd; rel: 'prev' | 'next' }) {
  if (end.href === null)
    return (
      <span role="link" aria-disabled className={classNames(styles.step, styles.end, styles.unavailable)}>
        {end.label}
      </span>
    );
  return (
    <Link href={end.href} rel={rel} className={classNames(styles.step, styles.end)}>
      {end.label}
    </Link>
  );
}

/** The items are chosen by whoever counts the pages; here they are only shown. */
export function Pagination({ label, previous, next, items }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pages}>
      <End end={previous} rel="prev" />
      {items.map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className={classNames(styles.step, styles.gap)}>
            …
          </span>
        ) : (
          <Link
            key={item.page}
            href={item.href}
            aria-label={item.label}
            aria-current={item.isCurrent ? 'page' : undefined}
            className={styles.step}
          >
            {item.page}
          </Link>
        ),
      )}
      <End end={next} rel="next" />
    </nav>
  );
}

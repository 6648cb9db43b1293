import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import type { PostLink } from './post';
import styles from './post-neighbours.module.css';

type Props = { site: SiteContext; older: PostLink | null; newer: PostLink | null };

/** The one before and the one after, by date. */
export function PostNeighbours({ site, older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav aria-label={site.text('news.neighbours')} className={styles.neighbours}>
      {older && (
        <Link href={older.href} rel="prev" className={styles.link}>
          <span className="small-print">{site.text('news.previous')}</span>
          <span className={styles.title}>{older.title}</span>
        </Link>
      )}
      {newer && (
        <Link href={newer.href} rel="next" className={styles.link}>
          <span className="small-print">{site.text('news.next')}</span>
          <span className={styles.title}>{newer.title}</span>
        </Link>
      )}
    </nav>
  );
}

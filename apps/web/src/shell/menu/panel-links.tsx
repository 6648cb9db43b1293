import type { MenuLink } from '@/content/menus/menu.model';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { RouteLink } from '@/ui/route-link';
import styles from './panel-links.module.css';

type Props = { site: SiteContext; links: readonly MenuLink[] };

/** The links under a title. */
export function PanelLinks({ site, links }: Props) {
  return (
    <ul className={styles.list}>
      {links.map(({ id, label, href }) => (
        <li key={`${id}-${href}`}>
          <Link href={site.href(href)} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What stands below the columns: where they all lead. */
export function LinksBelow({ site, links }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.below}>
      {links.map(({ id, label, href }) => (
        <li key={`${id}-${href}`}>
          <RouteLink href={site.href(href)} label={label} />
        </li>
      ))}
    </ul>
  );
}

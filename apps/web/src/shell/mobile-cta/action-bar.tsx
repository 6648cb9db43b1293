import { actionLinks } from '@/shell/actions/action-links.rules';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './action-bar.module.css';

type Props = { site: SiteContext; choice?: ActionChoice; className?: string };

/** The four actions in one row, at the bottom of the page (LAY-05) and of the sidebar (SIDE-03). */
export function ActionBar({ site, choice, className }: Props) {
  return (
    <nav aria-label={site.text('a11y.actions')} className={classNames('sur-papier', styles.bar, className)}>
      {actionLinks(site, choice).map(({ name, icon, label, href }) => (
        <Link key={name} href={href} className={styles.action}>
          <Icon name={icon} className={styles.icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

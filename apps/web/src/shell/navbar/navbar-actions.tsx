import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { actionLinks } from '@/shell/actions/action-links.rules';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './navbar-actions.module.css';

type Props = { site: SiteContext; choice?: ActionChoice; className?: string };

/** NAV-02: the four actions. */
export function NavbarActions({ site, choice, className }: Props) {
  return (
    <nav aria-label={site.text('a11y.actions')} className={classNames(styles.actions, className)}>
      {actionLinks(site, choice).map(({ name, icon, label, href }) => (
        <Link key={name} href={href} className={styles.action}>
          <Icon name={icon} className={styles.icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

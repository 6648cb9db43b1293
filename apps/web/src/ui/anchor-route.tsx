import type { ReactNode } from 'react';
import styles from './anchor-route.module.css';
import { classNames } from './class-names';
import { Link } from './link';

type Anchor = { href: string; label: string; state?: 'passed' | 'current' | 'next' };

type AnchorRouteProps = {
  /** « Dans cette page » */
  label: string;
  anchors: readonly Anchor[];
  /** The actions of the page, on its right where there is room. */
  actions?: ReactNode;
};

export function AnchorRoute({ label, anchors, actions }: AnchorRouteProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <div className={classNames('container', styles.row)}>
        <ol className={styles.stops}>
          {anchors.map((anchor) => (
            <li key={anchor.href}>
              <Link
                href={anchor.href}
                aria-current={anchor.state === 'current' ? 'location' : undefined}
                className={classNames(styles.stop, anchor.state === 'passed' && styles.passed)}
              >
                <span className={styles.label}>{anchor.label}</span>
              </Link>
            </li>
          ))}
        </ol>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </nav>
  );
}

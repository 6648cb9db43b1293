import type { ReactNode } from 'react';
import styles from './anchor-route.module.css';
import { classNames } from './class-names';
import { Link } from './link';

type AnchorRouteProps = {
  /** « Dans cette page » */
  label: string;
  /** The sections of the page, in its order. */
  anchors: readonly { id: string; label: string }[];
  /** The actions of the page, on its right where there is room. */
  actions?: ReactNode;
};

/** The sections of a page as the stops of a route. A script marks those that are passed, and where the reader is. */
export function AnchorRoute({ label, anchors, actions }: AnchorRouteProps) {
  return (
    <nav aria-label={label} className={styles.bar} data-route>
      <div className={classNames('container', styles.row)}>
        <ol className={styles.stops}>
          {anchors.map(({ id, label: text }) => (
            <li key={id}>
              <Link href={`#${id}`} className={styles.stop}>
                <span className={styles.label}>{text}</span>
              </Link>
            </li>
          ))}
        </ol>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Dot } from '@/ui/dot';
import { Icon } from '@/ui/icon';
import { tintClass, type Tint } from '@/ui/tint';
import styles from './sidebar-level.module.css';

type Props = {
  /** What the script knows it by. */
  name: string;
  label: string;
  /** « Retour », or the submenu that this panel lies in. */
  backLabel: string;
  parent?: string;
  tint?: Tint;
  itemClass?: string;
  children: ReactNode;
};

/** One level down: a fold, whose panel takes the place of what surrounds it and whose summary becomes the way back. */
export function SidebarLevel({ name, label, backLabel, parent, tint, itemClass, children }: Props) {
  return (
    <details className={styles.level} data-panel={name}>
      <summary className={classNames(itemClass, styles.way)}>
        <span className={classNames(styles.name, tintClass(tint))}>
          {tint && <Dot />}
          {label}
        </span>
        <Icon name="chevron-right" className={styles.chevron} />
        <span className={styles.back}>
          <Icon name="chevron-left" />
          {backLabel}
        </span>
      </summary>
      <div className={styles.panel}>
        {parent && <p className={classNames('small-print', styles.parent)}>{parent}</p>}
        <h2 className={styles.title}>{label}</h2>
        {children}
      </div>
    </details>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './legend-columns.module.css';
import { LegendList } from './legend-list';

type LegendColumnsProps = {
  legend: Pick<ComponentProps<typeof LegendList>, 'title' | 'lines'> & { titleId: string };
  /** A long page keeps its legend in sight. */
  isSticky?: boolean;
  children: ReactNode;
};

/** The key facts first, then the text; on a wide screen the facts stand at its right. */
export function LegendColumns({ legend, isSticky, children }: LegendColumnsProps) {
  return (
    <div className={classNames('container', styles.columns)}>
      <aside data-legend aria-labelledby={legend.titleId} className={styles.legend}>
        <div className={isSticky ? styles.sticky : undefined}>
          <LegendList {...legend} />
        </div>
      </aside>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The text beside a legend, when it is not made of sections. */
export function LegendText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

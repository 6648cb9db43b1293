import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import styles from './list-results.module.css';

type ListResultsProps = {
  /** How much was found; without it, what is given says that nothing was. */
  title: string | null;
  /** What was chosen. */
  filters: ReactNode;
  /** Lines want more air above them than cards. */
  isAiry?: boolean;
  children: ReactNode;
};

const TITLE_ID = 'resultats';

/** What a list found under its filters. */
export function ListResults({ title, filters, isAiry, children }: ListResultsProps) {
  const Part = title === null ? 'div' : 'section';
  return (
    <Part
      className={classNames('container', styles.results, isAiry && styles.airy)}
      aria-labelledby={title === null ? undefined : TITLE_ID}
    >
      <div className={styles.state}>
        {title !== null && (
          <h2 id={TITLE_ID} className={styles.title}>
            {title}
          </h2>
        )}
        {filters}
      </div>
      {children}
    </Part>
  );
}

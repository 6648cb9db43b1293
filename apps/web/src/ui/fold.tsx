import type { ReactNode } from 'react';
import { ButtonSummary } from './button';
import { classNames } from './class-names';
import styles from './fold.module.css';

type FoldProps = {
  /** « Charger 6 formations de plus » */
  label: string;
  /** Under cards the button stands in the middle, under lines at their start. */
  isCentred?: boolean;
  children: ReactNode;
};

/** PAGE-04: the rest of a list, which is in the page and opens without a script. */
export function Fold({ label, isCentred, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, isCentred && styles.centred)}>
      <ButtonSummary className={styles.more}>{label}</ButtonSummary>
      {children}
    </details>
  );
}

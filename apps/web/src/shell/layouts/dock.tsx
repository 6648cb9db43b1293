import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** The corner of the screen: what it holds is piled up there, so that nothing is ever under something else. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>;
}

import type { ComponentProps } from 'react';
import styles from './page-note.module.css';

/** What a visitor must know before she reads the page. */
export function PageNote(note: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...note} className={styles.note} />;
}

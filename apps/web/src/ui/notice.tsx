import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What changes everything else on the page, in a frame: the event is over, the offer has expired. */
export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  );
}

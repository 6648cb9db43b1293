import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

type AccordionItem = { id: string; title: string; content: ReactNode; isOpen?: boolean };

/** Native: opens without JavaScript, and the browser's search finds what is folded. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.isOpen} className={styles.fold}>
          <summary className={styles.title}>
            {item.title}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

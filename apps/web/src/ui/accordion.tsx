import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

type AccordionItem = { id: string; title: string; content: ReactNode; isOpen?: boolean };

/** Native: opens without JavaScript, and by itself for the browser's search and for an address that leads to the answer. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.isOpen} className={styles.fold}>
          <summary className={styles.title}>
            {item.title}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div id={`${item.id}-reponse`} className={styles.content}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}

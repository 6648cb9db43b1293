import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import styles from './disclosure.module.css';

type Props = {
  id: string;
  label: string;
  /** `wide` is as wide as the page, under the navbar; the others hang under one end of their button. */
  panel: 'wide' | 'start' | 'end';
  className?: string;
  children: ReactNode;
};

/**
 * A button and the panel it opens. A popover: without a script it opens, Escape and a click elsewhere close it, one is
 * open at a time, and the browser tells the state of the button.
 */
export function Disclosure({ id, label, panel, className, children }: Props) {
  return (
    <div className={styles.disclosure}>
      <button type="button" popoverTarget={id} className={classNames(styles.button, className)}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={classNames(styles.panel, styles[panel])}>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './toast.module.css';

type ToastProps = { kind: 'offline' | 'online'; message: string };

/** Stays in the page, empty or not: a screen reader only announces what changes inside a region it knows. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div role="status" data-toasts className={styles.region}>
      {children}
    </div>
  );
}

export function Toast({ kind, message }: ToastProps) {
  return (
    <p className={classNames(styles.toast, styles[kind])}>
      <Icon name={kind} className={styles.icon} />
      {message}
    </p>
  );
}

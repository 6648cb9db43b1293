'use client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import styles from './scroll-to-top-button.module.css';

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** SCROLL-03. A link: the browser scrolls, and starts again from there with the keyboard. Its icon is drawn by the server. */
export function ScrollToTopButton({ label, children }: { label: string; children: ReactNode }) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
  return (
    <Link href="#" aria-label={label} className={classNames(styles.top, isShown && styles.shown)}>
      {children}
    </Link>
  );
}

import { classNames } from './class-names';
import styles from './dot.module.css';

/** A point of the map in the tint around it; text beside it says the same. */
export function Dot({ className }: { className?: string }) {
  return <span className={classNames(styles.dot, className)} aria-hidden />;
}

import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './scroll-to-top-button.module.css';

/** SCROLL-03. A link: the browser scrolls, and starts again from there with the keyboard. */
export function ScrollToTopButton({ label }: { label: string }) {
  return (
    <Link href="#" aria-label={label} className={styles.top} data-to-top>
      <Icon name="arrow-up" />
    </Link>
  );
}

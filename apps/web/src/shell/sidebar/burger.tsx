import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import styles from './burger.module.css';
import { OPENS_SIDEBAR } from './sidebar-commands';

type Props = { label: string; className?: string };

/** Opens the sidebar (SIDE-01), from the mobile navbar and from the compact one. */
export function Burger({ label, className }: Props) {
  return (
    <button
      className={classNames(styles.burger, className)}
      type="button"
      aria-haspopup="dialog"
      {...OPENS_SIDEBAR}
    >
      {label}
      <Icon name="menu" className={styles.icon} />
    </button>
  );
}

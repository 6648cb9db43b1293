import { LinkButton } from './button';
import styles from './load-more.module.css';

type LoadMoreProps = {
  /** The address of the same list, longer: works without JavaScript, and can be shared. */
  href: string;
  /** « Charger 9 formations de plus » */
  label: string;
};

export function LoadMore({ href, label }: LoadMoreProps) {
  return (
    <p className={styles.row}>
      <LinkButton href={href} rel="next">
        {label}
      </LinkButton>
    </p>
  );
}

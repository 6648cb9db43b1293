import { LinkButton } from './button';
import styles from './load-more.module.css';

type LoadMoreProps = {
  /** The address of the same list, longer: works without JavaScript, and can be shared. */
  href: string;
  /** « Charger 9 formations de plus » */
  label: string;
  /** Lines are read from their start: what follows them stands there; under cards it stands in the middle. */
  isUnderLines?: boolean;
};

export function LoadMore({ href, label, isUnderLines }: LoadMoreProps) {
  return (
    <p className={isUnderLines ? styles.underLines : styles.row}>
      <LinkButton href={href} rel="next">
        {label}
      </LinkButton>
    </p>
  );
}

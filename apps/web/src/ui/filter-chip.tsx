import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './filter-chip.module.css';
import { Icon } from './icon';
import { Link } from './link';

type FilterChipsProps = {
  label?: string;
  /** On a phone, one line that scrolls sideways. */
  isScrollable?: boolean;
  children: ReactNode;
};

type FilterChipLinkProps = {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** The link takes the filter away: shows a cross, and says « retirer » to those who do not see it. */
  removeHint?: string;
  /** Without a frame: « Tout effacer ». */
  isPlain?: boolean;
};

export function FilterChips({ label, isScrollable, children }: FilterChipsProps) {
  return (
    <ul aria-label={label} className={classNames(styles.chips, isScrollable && styles.scrollable)}>
      {children}
    </ul>
  );
}

export function FilterChipLink({ href, label, isCurrent, removeHint, isPlain }: FilterChipLinkProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent || undefined}
        className={classNames(styles.chip, isPlain && styles.plain)}
      >
        {label}
        {removeHint && (
          <>
            <Icon name="close" />
            <span className="visually-hidden">{removeHint}</span>
          </>
        )}
      </Link>
    </li>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Ordinals } from './ordinals';
import styles from './tag.module.css';
import { tintClass, type Tint } from './tint';

type TagProps = { children: ReactNode; tint?: Tint; isInk?: boolean };

export function Tags({ children }: { children: ReactNode }) {
  return <p className={styles.tags}>{children}</p>;
}

/** The text says what the colour says. */
export function Tag({ children, tint, isInk }: TagProps) {
  return (
    <span className={classNames(styles.tag, tint && styles.tinted, tintClass(tint), isInk && styles.ink)}>
      <Ordinals>{children}</Ordinals>
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './duo-head.module.css';
import { tintClass, type Tint } from './tint';

type DuoHeadProps = {
  tint: Tint;
  breadcrumb: ReactNode;
  title: string;
  /** A name is written larger than a sentence. */
  isLarge?: boolean;
  /** As low as its words, so that what follows comes sooner. */
  isLow?: boolean;
  /** Fills its half. */
  picture?: ReactNode;
  /** A photograph does not: it hangs in its half, framed. */
  isFramed?: boolean;
  /** What stands under the title. */
  children?: ReactNode;
};

/** The head of a page whose picture stands beside its words; below them on a phone. */
export function DuoHead(props: DuoHeadProps) {
  const { tint, breadcrumb, title, isLarge, isLow, picture, isFramed, children } = props;
  return (
    <div className={classNames('sur-teinte', tintClass(tint), styles.head, !isLow && styles.tall)}>
      <div className={styles.words}>
        {breadcrumb}
        <h1 className={classNames(styles.title, isLarge && styles.large)}>{title}</h1>
        {children}
      </div>
      {picture && <div className={classNames(styles.frame, isFramed && styles.framed)}>{picture}</div>}
    </div>
  );
}

type PartProps = { className?: string; children: ReactNode };

/** What stands at the foot of the words. */
export function DuoFoot({ className, children }: PartProps) {
  return <div className={classNames(styles.foot, className)}>{children}</div>;
}

export function DuoActions({ className, children }: PartProps) {
  return <p className={classNames(styles.actions, className)}>{children}</p>;
}

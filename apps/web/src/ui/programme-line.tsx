import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Dot } from './dot';
import type { Fact } from './fact';
import { FactList } from './fact-list';
import { Heading, type HeadingLevel } from './heading';
import { Icon } from './icon';
import { Link } from './link';
import styles from './programme-line.module.css';
import { tintClass, type Tint } from './tint';

type ProgrammeLineProps = {
  href: string;
  title: ReactNode;
  /** « Bachelor » */
  kind: string;
  tint?: Tint;
  facts: readonly Fact[];
  level?: HeadingLevel;
};

export function ProgrammeLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export function ProgrammeLine({ href, title, kind, tint, facts, level = 3 }: ProgrammeLineProps) {
  return (
    <li className={classNames(styles.line, tintClass(tint))}>
      <p className={styles.kind}>
        <Dot />
        {kind}
      </p>
      <Heading level={level} className={styles.title}>
        <Link href={href}>{title}</Link>
      </Heading>
      <FactList facts={facts} className={styles.facts} />
      <Icon name="route" className={styles.arrow} />
    </li>
  );
}

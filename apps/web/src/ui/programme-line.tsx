import type { ReactNode } from 'react';
import { Dot } from './dot';
import type { Fact } from './fact';
import { FactList } from './fact-list';
import type { HeadingLevel } from './heading';
import { Icon } from './icon';
import { Line } from './line';
import styles from './programme-line.module.css';
import type { Tint } from './tint';

type ProgrammeLineProps = {
  href: string;
  title: ReactNode;
  /** « Bachelor » */
  kind: string;
  tint?: Tint;
  facts: readonly Fact[];
  level?: HeadingLevel;
};

export function ProgrammeLine({ href, title, kind, tint, facts, level }: ProgrammeLineProps) {
  const mark = (
    <p className={styles.kind}>
      <Dot />
      {kind}
    </p>
  );
  return (
    <Line href={href} title={title} level={level} tint={tint} mark={mark} className={styles.line}>
      <FactList facts={facts} className={styles.facts} />
      <Icon name="route" className={styles.arrow} />
    </Line>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading, type HeadingLevel } from './heading';
import { Link } from './link';
import styles from './line.module.css';
import { tintClass, type Tint } from './tint';

type LineProps = {
  href: string;
  newTabHint?: string;
  /** Of what it leads to, when it is not that of the page. */
  hrefLang?: string;
  title: ReactNode;
  level?: HeadingLevel;
  tint?: Tint;
  /** What stands before the title. */
  mark?: ReactNode;
  /** Gives `--colonnes`: title, then what is given. */
  className?: string;
  children: ReactNode;
};

export function Lines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

/** A line of a list: the whole of it is the link. */
export function Line(props: LineProps) {
  const { href, newTabHint, hrefLang, title, level = 3, tint, mark, className, children } = props;
  return (
    <li className={classNames(styles.line, mark !== undefined && styles.marked, tintClass(tint), className)}>
      {mark}
      <Heading level={level} className={styles.title}>
        <Link href={href} hrefLang={hrefLang} newTabHint={newTabHint}>
          {title}
        </Link>
      </Heading>
      {children}
    </li>
  );
}

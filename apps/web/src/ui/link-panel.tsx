import type { ReactNode } from 'react';
import { LinkButton } from './button';
import { classNames } from './class-names';
import { Link } from './link';
import styles from './link-panel.module.css';
import { tintClass, type Tint } from './tint';

type PanelProps = {
  /** Of its heading, which names it: a page may have several panels. */
  headingId: string;
  tint: Tint;
  title: string;
  /** The way to all of them. */
  more: { label: string; href: string };
  children: ReactNode;
};

/** What is new, in a menu: a few links and the way to the rest. */
export function LinkPanel({ headingId, tint, title, more, children }: PanelProps) {
  return (
    <section className={classNames('sur-teinte', tintClass(tint), styles.panel)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
      <LinkButton href={more.href} variant="solid" isFullWidth>
        {more.label}
      </LinkButton>
    </section>
  );
}

export function PanelList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>;
}

/** The sentence in the place of a list that is empty. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className={classNames('interface', styles.item, styles.list)}>{children}</p>;
}

type ItemProps = {
  facts: ReactNode;
  href: string;
  title: string;
  lang?: string;
  hrefLang?: string;
  children?: ReactNode;
};

export function PanelItem({ facts, href, title, lang, hrefLang, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <p className="small-print">{facts}</p>
      <Link href={href} lang={lang} hrefLang={hrefLang} className={styles.title}>
        {title}
      </Link>
      {children}
    </li>
  );
}

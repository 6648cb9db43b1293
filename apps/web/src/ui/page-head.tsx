import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './page-head.module.css';
import { tintClass, type Tint } from './tint';

type PageHeadProps = {
  title: ReactNode;
  /** « 1962 – aujourd’hui » */
  eyebrow?: string | null;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** The tint of the section; without one the head is plain, for a page of text. */
  tint?: Tint;
  /** What the page is about, drawn; on a tint only. */
  art?: ReactNode;
  /** The actions of the page. */
  children?: ReactNode;
};

export function PageHead(props: PageHeadProps) {
  const { title, eyebrow, lead, breadcrumb, tint, art, children } = props;
  const isIllustrated = Boolean(art) && tint !== undefined;
  return (
    <div
      className={classNames(
        styles.head,
        tint ? 'sur-teinte' : 'sur-papier',
        tintClass(tint),
        isIllustrated && styles.illustrated,
      )}
    >
      <div className={classNames('container', styles.body)}>
        {breadcrumb}
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
      {isIllustrated && <div className={styles.art}>{art}</div>}
    </div>
  );
}

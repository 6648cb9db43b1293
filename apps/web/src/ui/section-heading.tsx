import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import { RouteLink } from './route-link';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  /** The section names itself with it: `aria-labelledby`. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  link?: { href: string; label: string };
  level?: HeadingLevel;
};

export function SectionHeading({ id, title, text, link, level = 2 }: SectionHeadingProps) {
  return (
    <div className={styles.head}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {link && <RouteLink {...link} />}
    </div>
  );
}

import type { ReactNode } from 'react';

export type HeadingLevel = 2 | 3 | 4;

type HeadingProps = { level: HeadingLevel; id?: string; className?: string; children: ReactNode };

/** The level follows the outline of the page, not the look: a card has the same title under an h1 or an h2. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}

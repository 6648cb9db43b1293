import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { SectionHeading } from '@/ui/section-heading';
import styles from './block-section.module.css';

type BlockSectionProps = {
  block: { id: string; anchor: string | null };
  title: string | null;
  text?: string | null;
  link?: { href: string; label: string } | null;
  /** `split` has the title on the left where there is room; `wide` above. */
  layout?: 'wide' | 'split';
  children: ReactNode;
};

/** A block of a page: what it is, then what it says. */
export function BlockSection(props: BlockSectionProps) {
  const { block, title, text, link, layout = 'wide', children } = props;
  const titleId = `${block.id}-titre`;
  const heading = title && (
    <SectionHeading id={titleId} title={title} text={text ?? undefined} link={link ?? undefined} />
  );
  return (
    <section
      id={block.anchor ?? undefined}
      aria-labelledby={title ? titleId : undefined}
      className={classNames('container', layout === 'split' && styles.split)}
    >
      {heading}
      <div className={styles.content}>{children}</div>
    </section>
  );
}

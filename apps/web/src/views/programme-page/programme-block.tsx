import type { ReactNode } from 'react';
import type { CourseAnchor } from '@meridia/domain/anchors';
import type { SiteContext } from '@/lib/site-context';
import styles from './programme-block.module.css';
import { SECTION_LABELS } from './sections.rules';

type Props = { site: SiteContext; id: CourseAnchor; children: ReactNode };

/** PAGE-03: a section of the page, at its anchor. */
export function ProgrammeBlock({ site, id, children }: Props) {
  const titleId = `titre-${id}`;
  return (
    <section id={id} aria-labelledby={titleId} className={styles.block}>
      <h2 id={titleId}>{site.text(SECTION_LABELS[id])}</h2>
      {children}
    </section>
  );
}

/** A part of a section, under a smaller title. */
export function BlockPart({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <div lang={lang}>{children}</div>
    </div>
  );
}

import type { BlockCard } from '@/content/articles/page-block.model';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { SectionHeading } from '@/ui/section-heading';
import { LinkLines } from '@/views/page-layout/link-lines';
import styles from './neighbour-pages.module.css';

const TITLE_ID = 'rubrique';

type NeighbourPagesProps = { site: SiteContext; pages: readonly BlockCard[] };

/** « Dans cette rubrique »; nothing when the page has no neighbour. */
export function NeighbourPages({ site, pages }: NeighbourPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className={classNames('section', styles.pages)}>
      <div className="container">
        <SectionHeading id={TITLE_ID} title={site.text('article.inThisSection')} />
        <LinkLines site={site} links={pages} />
      </div>
    </section>
  );
}

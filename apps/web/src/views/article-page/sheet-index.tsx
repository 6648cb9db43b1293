import type { SiteContext } from '@/lib/site-context';
import { SpireRow } from '@/ui/spire-row';
import styles from './sheet-index.module.css';
import type { SheetIndex as Index } from './sheet-index.rules';

type Props = { site: SiteContext; index: Index };

/** One half-gore for each page of the section, that of this page lit, with the words that say so. */
export function SheetIndex({ site, index: { total, current, section } }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {current === null
          ? site.text('article.sheets', { total })
          : site.text('article.sheet', { current: current + 1, total, section })}
      </figcaption>
      <SpireRow count={total} lit={current} place="right" className={styles.row} />
    </figure>
  );
}

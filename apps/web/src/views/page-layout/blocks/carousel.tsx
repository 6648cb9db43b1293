import type { CarouselBlock } from '@/content/articles/page-block.model';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { SpireRow } from '@/ui/spire-row';
import { SPIRES_MAX } from '@/ui/spires.data';
import { tintClass, type Tint } from '@/ui/tint';
import { BlockSection } from '@/views/page-layout/block-section';
import styles from './carousel.module.css';

type CarouselProps = { site: SiteContext; block: CarouselBlock; tint: Tint };

/** A list that scrolls sideways, one slide at a time: the finger, the wheel and the arrow keys move it. */
export function Carousel({ site, block, tint }: CarouselProps) {
  const total = block.slides.length;
  return (
    <BlockSection block={block} title={block.title}>
      <div role="group" aria-labelledby={`${block.id}-titre`} tabIndex={0} className={styles.frame}>
        <ol className={styles.slides}>
          {block.slides.map(({ title, text }, index) => (
            <li key={index} className={styles.slide}>
              {total <= SPIRES_MAX && (
                <div className={classNames(styles.art, tintClass(tint))}>
                  <SpireRow count={total} lit={index} place="middle" className={styles.picture} />
                </div>
              )}
              <div className={styles.text}>
                <p className="small-print muted">
                  <span aria-hidden>
                    {index + 1} / {total}
                  </span>
                  <span className="visually-hidden">
                    {site.text('a11y.carouselPosition', { current: index + 1, total })}
                  </span>
                </p>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  );
}

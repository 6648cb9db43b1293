import type { BlockCard, CardsBlock } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { RouteLink } from '@/ui/route-link';
import { BlockSection } from '@/views/page-layout/block-section';
import { LinkLines } from '@/views/page-layout/link-lines';
import styles from './cards.module.css';

type CardProps = { site: SiteContext; card: BlockCard };

function Card({ site, card: { title, text, href, label } }: CardProps) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <RouteLink href={site.href(href)} label={label} context={title} newTabHint={newTabHint(site, href)} />
    </li>
  );
}

type CardsProps = { site: SiteContext; block: CardsBlock; look: 'lines' | 'columns' };

/** V-11: places to go, in no order and of no domain: neither a number nor a tint. */
export function Cards({ site, block, look }: CardsProps) {
  return (
    <BlockSection block={block} title={block.title}>
      {look === 'lines' ? (
        <LinkLines site={site} links={block.cards} />
      ) : (
        <ul className={classNames(styles.cards, block.cards.length === 4 && styles.four)}>
          {block.cards.map((card, index) => (
            <Card key={index} site={site} card={card} />
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

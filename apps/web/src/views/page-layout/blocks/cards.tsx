import type { BlockCard, CardsBlock } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { RouteLink } from '@/ui/route-link';
import { tintClass, type Tint } from '@/ui/tint';
import { BlockSection } from '@/views/page-layout/block-section';
import { LinkLines } from '@/views/page-layout/link-lines';
import styles from './cards.module.css';

const TINTS = ['mer', 'rose', 'paille', 'tilleul'] as const satisfies Tint[];

type CardProps = { site: SiteContext; card: BlockCard; tint: Tint | undefined };

function Card({ site, card: { title, text, href, label }, tint }: CardProps) {
  return (
    <li className={classNames(styles.card, tintClass(tint))}>
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <RouteLink href={site.href(href)} label={label} context={title} newTabHint={newTabHint(site, href)} />
    </li>
  );
}

type CardsProps = { site: SiteContext; block: CardsBlock; look: 'lines' | 'columns' };

export function Cards({ site, block, look }: CardsProps) {
  return (
    <BlockSection block={block} title={block.title}>
      {look === 'lines' ? (
        <LinkLines site={site} links={block.cards} />
      ) : (
        <ol className={classNames(styles.cards, block.cards.length === 4 && styles.four)}>
          {block.cards.map((card, index) => (
            <Card key={index} site={site} card={card} tint={TINTS[index % TINTS.length]} />
          ))}
        </ol>
      )}
    </BlockSection>
  );
}

import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { tintClass, type Tint } from '@/ui/tint';
import { groupBlocks, hasLongCards } from './block-groups.rules';
import { Block } from './block';
import type { LoadedBlock } from './loaded-block';
import styles from './page-layout.module.css';

type PageLayoutProps = {
  site: SiteContext;
  blocks: readonly LoadedBlock[];
  /** The tint of the section, for what calls to act. */
  tint: Tint;
};

/** The blocks of a page (CALL-07), on the grounds of the sheet. */
export function PageLayout({ site, blocks, tint }: PageLayoutProps) {
  const cardsLook = hasLongCards(blocks) ? 'lines' : 'columns';
  return groupBlocks(blocks).map(({ ground, blocks: group }) => (
    <div
      key={group[0]?.id}
      className={classNames(
        styles.group,
        ground === 'teinte' ? styles.call : 'section',
        `sur-${ground}`,
        ground === 'teinte' && tintClass(tint),
      )}
    >
      {group.map((block) => (
        <Block key={block.id} site={site} block={block} tint={tint} cardsLook={cardsLook} />
      ))}
    </div>
  ));
}

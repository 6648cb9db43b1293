import type { TableBlock } from '@/content/articles/page-block.model';
import { TextTable } from '@/features/rich-text/text-table';
import type { SiteContext } from '@/lib/site-context';
import { BlockSection } from '@/views/page-layout/block-section';

type TableSectionProps = { site: SiteContext; block: TableBlock };

export function TableSection({ site, block }: TableSectionProps) {
  return (
    <BlockSection block={block} title={block.title} layout="split">
      <TextTable site={site} table={block.table} label={block.title ?? site.text('article.table')} />
    </BlockSection>
  );
}

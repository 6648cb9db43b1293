import type { RichTextBlock } from '@/content/articles/page-block.model';
import { Prose } from '@/features/rich-text/prose';
import type { SiteContext } from '@/lib/site-context';
import { BlockSection } from '@/views/page-layout/block-section';

type TextSectionProps = { site: SiteContext; block: RichTextBlock };

export function TextSection({ site, block }: TextSectionProps) {
  return (
    <BlockSection block={block} title={block.title} layout="split">
      <Prose site={site} content={block.body} level={block.title ? 3 : 2} />
    </BlockSection>
  );
}

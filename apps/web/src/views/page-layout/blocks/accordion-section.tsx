import type { AccordionBlock } from '@/content/articles/page-block.model';
import { Prose } from '@/features/rich-text/prose';
import type { SiteContext } from '@/lib/site-context';
import { Accordion } from '@/ui/accordion';
import { BlockSection } from '@/views/page-layout/block-section';

type AccordionSectionProps = { site: SiteContext; block: AccordionBlock };

export function AccordionSection({ site, block }: AccordionSectionProps) {
  const items = block.items.map(({ id, title, body }) => ({
    id,
    title,
    content: <Prose site={site} content={body} />,
  }));
  return (
    <BlockSection block={block} title={block.title} layout="split">
      <Accordion items={items} />
    </BlockSection>
  );
}

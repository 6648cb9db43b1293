import type { KeyFiguresBlock } from '@/content/articles/page-block.model';
import { figureOrigin } from '@/features/key-figures/key-figure.rules';
import type { SiteContext } from '@/lib/site-context';
import { Scale } from '@/ui/scale';
import { BlockSection } from '@/views/page-layout/block-section';

export function KeyFigures({ site, block }: { site: SiteContext; block: KeyFiguresBlock }) {
  const figures = block.figures.map(({ value, label, ...figure }) => {
    const source = figureOrigin(figure);
    return {
      value,
      label,
      source: source === null ? undefined : site.text('keyFigures.source', { source }),
    };
  });
  return (
    <BlockSection block={block} title={block.title}>
      <Scale figures={figures} />
    </BlockSection>
  );
}

import type { KeyFiguresBlock } from '@/content/articles/page-block.model';
import { Scale } from '@/ui/scale';
import { BlockSection } from '@/views/page-layout/block-section';

export function KeyFigures({ block }: { block: KeyFiguresBlock }) {
  return (
    <BlockSection block={block} title={block.title}>
      <Scale figures={block.figures} />
    </BlockSection>
  );
}

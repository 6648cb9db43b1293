import { ProgrammeLine } from '@/features/programmes/programme-line';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import { Lines } from '@/ui/line';
import { BlockSection } from '@/views/page-layout/block-section';
import type { LoadedProgrammesBlock } from '@/views/page-layout/loaded-block';

type ProgrammeListProps = { site: SiteContext; block: LoadedProgrammesBlock };

export function ProgrammeList({ site, block }: ProgrammeListProps) {
  const { title, text, programmes, more } = block;
  return (
    <BlockSection
      block={block}
      title={title}
      text={text}
      link={more && { ...more, href: site.href(more.href) }}
    >
      {programmes.length > 0 ? (
        <Lines>
          {programmes.map((programme) => (
            <ProgrammeLine key={programme.slug} site={site} programme={programme} />
          ))}
        </Lines>
      ) : (
        <EmptyLine message={site.text('empty.noCourse')} />
      )}
    </BlockSection>
  );
}

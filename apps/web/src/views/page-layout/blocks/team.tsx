import { TeamList } from '@/ui/team-list';
import { BlockSection } from '@/views/page-layout/block-section';
import type { LoadedTeamBlock } from '@/views/page-layout/loaded-block';

export function Team({ block }: { block: LoadedTeamBlock }) {
  const { title, text, members } = block;
  if (members.length === 0) return null;
  return (
    <BlockSection block={block} title={title} text={text} layout="split">
      <TeamList members={members.map(({ slug, name, role }) => ({ id: slug, name, role }))} />
    </BlockSection>
  );
}

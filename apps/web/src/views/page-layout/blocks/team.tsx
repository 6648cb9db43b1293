import { TeamList } from '@/features/team/team-list';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { BlockSection } from '@/views/page-layout/block-section';
import type { LoadedTeamBlock } from '@/views/page-layout/loaded-block';

export function Team({ site, block }: { site: SiteContext; block: LoadedTeamBlock }) {
  const { title, text, members } = block;
  if (members.length === 0) return null;
  const link = { href: site.href(paths.team), label: site.text('team.all') };
  return (
    <BlockSection block={block} title={title} text={text} link={link} layout="split">
      <TeamList members={members} />
    </BlockSection>
  );
}

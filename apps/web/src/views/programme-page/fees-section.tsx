import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { CostTable } from '@/features/programme-cost/cost-table';
import { programmeCosts } from '@/features/programme-cost/cost.rules';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { EmptyLine } from '@/ui/empty-state';
import { ProgrammeBlock } from './programme-block';

type Props = { site: SiteContext; programme: ProgrammeDetail };

export function FeesSection({ site, programme }: Props) {
  const costs = programmeCosts(programme);
  return (
    <ProgrammeBlock site={site} id="tarif">
      {costs ? (
        <CostTable site={site} costs={costs} fundingLanguage={fieldLanguage(programme, 'workStudyFunding')} />
      ) : (
        <EmptyLine message={site.text('course.feeNotPublished')} />
      )}
    </ProgrammeBlock>
  );
}

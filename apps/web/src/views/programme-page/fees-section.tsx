import { programmeCosts } from '@meridia/domain/fees.rules';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { CostTable } from '@/features/programme-cost/cost-table';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { EmptyLine } from '@/ui/empty-state';
import { FeesLinks } from './fees-links';
import { ProgrammeBlock } from './programme-block';
import type { SchoolFees } from './programme-content';

type Props = { site: SiteContext; programme: ProgrammeDetail; fees: SchoolFees };

export function FeesSection({ site, programme, fees }: Props) {
  const { workStudyFunding } = programme;
  const costs = programmeCosts(programme, fees.yearlyContribution);
  const funding = workStudyFunding
    ? { text: workStudyFunding, lang: fieldLanguage(programme, 'workStudyFunding') }
    : null;
  return (
    <ProgrammeBlock site={site} id="tarif">
      {costs ? (
        <CostTable site={site} costs={costs} funding={funding} />
      ) : (
        <EmptyLine message={site.text('course.feeNotPublished')} />
      )}
      <FeesLinks site={site} programme={programme} fees={fees} />
    </ProgrammeBlock>
  );
}

import { programmeCosts } from '@meridia/domain/fees.rules';
import type { SheetSection } from '@/features/pdf-sheet/sheet.model';
import { costTexts } from '@/features/programme-cost/cost-texts';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { textPart, type SecondPageDetail } from './second-page-detail';
import type { SheetContent } from './sheet-content';

/** COST-02: the amounts of the page. */
export function costSection(
  site: SiteContext,
  { programme, fees }: SheetContent,
  detail: SecondPageDetail,
): SheetSection {
  const title = site.text('course.anchor.fees');
  const costs = programmeCosts(programme, fees.yearlyContribution);
  if (!costs) return { title, parts: [textPart(site.text('course.feeNotPublished'))] };
  const funding = programme.workStudyFunding;
  const rows = costs.map((one) => {
    const { status, parts, notes, total } = costTexts(site, one);
    const isBefore = funding !== null && one.mode === 'continuing';
    const whole = isBefore ? `${total} ${site.text('course.cost.beforeFunding')}` : total;
    return [status, [parts, ...notes].join('\n'), whole].map((cell) => ({ text: cell }));
  });
  const columns = ['course.cost.status', 'course.cost.detail', 'course.cost.total'].map((label) =>
    site.text(label),
  );
  const isFunded = costs.some(({ mode }) => mode !== 'fulltime');
  return {
    title,
    parts: [
      { kind: 'table', caption: site.text('course.cost.caption'), columns, rows },
      ...(funding && isFunded && detail.hasNotes
        ? [textPart(funding, fieldLanguage(programme, 'workStudyFunding'))]
        : []),
    ],
  };
}

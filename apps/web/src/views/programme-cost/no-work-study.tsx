import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import { costHref } from '@/features/programme-cost/cost-choice.rules';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { CostContent } from './cost-content';

type Props = { site: SiteContext; content: CostContent };

/** The campus chosen has no contracts: both ways on, with all the rest as it was. */
export function NoWorkStudy({ site, content: { programme, choice, situation } }: Props) {
  const { slug, rhythms } = programme;
  const other = rhythms.find((mode) => mode !== 'periodic');
  const hrefOf = (change: Partial<typeof choice>) => site.href(costHref(slug, { ...choice, ...change }));
  return (
    <Notice text={site.text('netCost.noWorkStudy', { campus: situation.campus?.title ?? '' })}>
      {other && (
        <LinkButton href={hrefOf({ rythme: RHYTHM_VALUES[other] })} variant="solid">
          {site.text('netCost.inOtherRhythm', { rhythm: site.text(`course.rhythm.${other}`) })}
        </LinkButton>
      )}
      <LinkButton href={hrefOf({ campus: undefined })}>{site.text('netCost.anyCampus')}</LinkButton>
    </Notice>
  );
}

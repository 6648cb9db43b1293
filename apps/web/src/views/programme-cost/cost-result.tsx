import type { NetCost } from '@meridia/domain/net-cost.rules';
import { exactMoneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { Scale } from '@/ui/scale';
import type { CostContent } from './cost-content';
import { CostNotes } from './cost-notes';
import styles from './cost-result.module.css';
import { rangeText, situationText } from './cost-texts';
import { NetCostTable } from './net-cost-table';

type Props = { site: SiteContext; content: CostContent; cost: NetCost };

function figuresOf(site: SiteContext, { years, total, currency }: NetCost) {
  const [first] = years;
  const [pay] = years.flatMap(({ pays }) => pays);
  return [
    { value: rangeText(site, total.left, currency), label: site.text('netCost.toTheEnd') },
    ...(first && years.length > 1
      ? [{ value: rangeText(site, first.left, currency), label: site.text('netCost.firstYear') }]
      : []),
    ...(pay
      ? [
          {
            value: exactMoneyText(site.locale, pay.monthly, currency),
            label: site.text('netCost.firstPay'),
          },
        ]
      : []),
  ];
}

/** The answer in figures, then the sum that leads to it, then what it is worth. */
export function CostResult({ site, content, cost }: Props) {
  return (
    <>
      <div>
        <p className={styles.situation}>{situationText(site, content.situation)}</p>
        <Scale figures={figuresOf(site, cost)} hasRanges />
      </div>
      <NetCostTable site={site} content={content} cost={cost} />
      <CostNotes site={site} content={content} cost={cost} />
    </>
  );
}

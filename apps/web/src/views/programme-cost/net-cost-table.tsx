import type { NetCost } from '@meridia/domain/net-cost.rules';
import { longDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { DataTable } from '@/ui/data-table';
import { Ordinals } from '@/ui/ordinals';
import type { CostContent } from './cost-content';
import { costLines, type CostLine } from './cost-lines';
import { LineSource } from './line-source';
import { yearText } from './cost-texts';
import styles from './net-cost-table.module.css';

type Props = { site: SiteContext; content: CostContent; cost: NetCost };

function Row({ site, line, cost }: { site: SiteContext; line: CostLine; cost: NetCost }) {
  const { label, of, source, isResult } = line;
  return (
    <tr className={isResult ? styles.result : undefined}>
      <th scope="row">
        {label}
        {source && <LineSource site={site} source={source} />}
      </th>
      {cost.years.map((year) => (
        <td key={year.year ?? 0}>{of(year)}</td>
      ))}
      {cost.years.length > 1 && <td>{of(cost.total)}</td>}
    </tr>
  );
}

/** Each line of the sum and where it comes from, year by year. */
export function NetCostTable({ site, content, cost }: Props) {
  const years = cost.years.map(({ year }) => <Ordinals key={year}>{yearText(site, year)}</Ordinals>);
  const columns = [
    site.text('netCost.line'),
    ...years,
    ...(cost.years.length > 1 ? [site.text('netCost.total')] : []),
  ];
  return (
    <DataTable
      label={site.text('netCost.caption', { date: longDate(site.locale, content.today) })}
      isCaptioned
      endsWithFigures
      columns={columns}
      className={styles.table}
    >
      {costLines(site, content, cost).map((line) => (
        <Row key={line.key} site={site} line={line} cost={cost} />
      ))}
    </DataTable>
  );
}

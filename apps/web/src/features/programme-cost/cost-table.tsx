import type { Cost } from '@meridia/domain/fees.rules';
import type { SiteContext } from '@/lib/site-context';
import { DataTable } from '@/ui/data-table';
import { Ordinals } from '@/ui/ordinals';
import styles from './cost-table.module.css';
import { costTexts } from './cost-texts';

type Funding = { text: string; lang?: string };
type Props = { site: SiteContext; costs: readonly Cost[]; funding: Funding | null };

function CostRow({ site, cost, funding }: Omit<Props, 'costs'> & { cost: Cost }) {
  const { status, parts, notes, total } = costTexts(site, cost);
  return (
    <tr>
      <th scope="row">{status}</th>
      <td>
        <Ordinals>{parts}</Ordinals>
        {notes.map((note) => (
          <p key={note} className={styles.funding}>
            {note}
          </p>
        ))}
        {funding && (
          <p lang={funding.lang} className={styles.funding}>
            {funding.text}
          </p>
        )}
      </td>
      <td>
        <b>{total}</b>
        {funding && cost.mode === 'continuing' && (
          <small className={styles.note}>{site.text('course.cost.beforeFunding')}</small>
        )}
      </td>
    </tr>
  );
}

/** What a person pays to the end of the programme, in each way to follow it. */
export function CostTable({ site, costs, funding }: Props) {
  const { text } = site;
  const columns = [text('course.cost.status'), text('course.cost.detail'), text('course.cost.total')];
  return (
    <DataTable
      label={text('course.cost.caption')}
      isCaptioned
      endsWithFigures
      columns={columns}
      className={styles.table}
    >
      {costs.map((cost) => (
        <CostRow
          key={cost.mode}
          site={site}
          cost={cost}
          funding={cost.mode === 'fulltime' ? null : funding}
        />
      ))}
    </DataTable>
  );
}

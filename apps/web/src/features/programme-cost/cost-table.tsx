import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { DataTable } from '@/ui/data-table';
import type { Cost } from './cost.rules';
import styles from './cost-table.module.css';

type Props = { site: SiteContext; costs: readonly Cost[]; fundingLanguage?: string };

/** « 3 années à 8 400 € », « 150 € de frais d’inscription, une seule fois » */
function partsOf({ locale, text, count }: SiteContext, cost: Cost): string[] {
  const { tuition, registrationFee, currency } = cost;
  const money = (amount: number) => moneyText(locale, amount, currency);
  const teaching =
    tuition.kind === 'years'
      ? count('course.cost.years', tuition.years, { amount: money(tuition.perYear) })
      : text('course.cost.whole', { amount: money(tuition.amount) });
  if (registrationFee === null) return [teaching];
  const fee =
    registrationFee > 0
      ? text('course.cost.fee', { amount: money(registrationFee) })
      : text('course.cost.noFee');
  return [teaching, fee];
}

function CostRow({ site, cost, fundingLanguage }: Omit<Props, 'costs'> & { cost: Cost }) {
  const { rhythm, funding, total, currency } = cost;
  return (
    <tr>
      <th scope="row">{site.text(`course.rhythm.${rhythm}`)}</th>
      <td>
        {partsOf(site, cost).join(', ')}
        {funding && (
          <p lang={fundingLanguage} className={styles.funding}>
            {funding}
          </p>
        )}
      </td>
      <td>
        <b>{moneyText(site.locale, total, currency)}</b>
        {funding && <small className={styles.note}>{site.text('course.cost.beforeFunding')}</small>}
      </td>
    </tr>
  );
}

/** What the whole programme costs, initial against work-study. */
export function CostTable({ site, costs, fundingLanguage }: Props) {
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
        <CostRow key={cost.rhythm} site={site} cost={cost} fundingLanguage={fundingLanguage} />
      ))}
    </DataTable>
  );
}

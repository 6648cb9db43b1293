import type { Cost, Tuition } from '@meridia/domain/fees.rules';
import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { DataTable } from '@/ui/data-table';
import { Ordinals } from '@/ui/ordinals';
import styles from './cost-table.module.css';

type Funding = { text: string; lang?: string };
type Props = { site: SiteContext; costs: readonly Cost[]; funding: Funding | null };

type Money = (amount: number) => string;

/** « 3 années à 8 400 € », « 1 950 € pour toute la formation » */
function tuitionText({ text, count }: SiteContext, money: Money, tuition: Tuition): string {
  return tuition.kind === 'years'
    ? count('course.cost.years', tuition.years, { amount: money(tuition.perYear) })
    : text('course.cost.whole', { amount: money(tuition.amount) });
}

/** « 150 € de frais d’inscription, une seule fois »; null when the school does not say. */
function feeText({ text }: SiteContext, money: Money, fee: number | null): string | null {
  if (fee === null) return null;
  return fee > 0 ? text('course.cost.fee', { amount: money(fee) }) : text('course.cost.noFee');
}

function partsOf(site: SiteContext, money: Money, cost: Cost): string[] {
  const { tuition, registrationFee, contribution, paidByEmployer } = cost;
  if (!tuition) return [site.text('course.cost.free')];
  const isFreeAfter = paidByEmployer?.kind === 'years' && tuition.kind === 'years';
  return [
    tuitionText(site, money, tuition),
    feeText(site, money, registrationFee),
    contribution && site.text('course.cost.contribution', { amount: money(contribution.perYear) }),
    isFreeAfter ? site.text('course.cost.freeFrom', { year: tuition.years + 1 }) : null,
  ].filter((part) => part !== null);
}

/** What the employer’s fund pays, by the year where it is counted so. */
function employerText({ text }: SiteContext, money: Money, tuition: Tuition): string {
  const amount =
    tuition.kind === 'years'
      ? text('course.pricePerYear', { amount: money(tuition.perYear) })
      : money(tuition.amount);
  return text('course.cost.paidByEmployer', { amount });
}

function CostRow({ site, cost, funding }: Omit<Props, 'costs'> & { cost: Cost }) {
  const money: Money = (amount) => moneyText(site.locale, amount, cost.currency);
  const { mode, firstYear, total, paidByEmployer } = cost;
  return (
    <tr>
      <th scope="row">{site.text(`course.rhythm.${mode}`)}</th>
      <td>
        <Ordinals>{partsOf(site, money, cost).join(', ')}</Ordinals>
        {firstYear < total && (
          <p className={styles.funding}>{site.text('course.cost.firstYear', { amount: money(firstYear) })}</p>
        )}
        {paidByEmployer && <p className={styles.funding}>{employerText(site, money, paidByEmployer)}</p>}
        {funding && (
          <p lang={funding.lang} className={styles.funding}>
            {funding.text}
          </p>
        )}
      </td>
      <td>
        <b>{money(total)}</b>
        {funding && mode === 'continuing' && (
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

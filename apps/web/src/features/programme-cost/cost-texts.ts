import type { Cost, Tuition } from '@meridia/domain/fees.rules';
import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';

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

/** What a person pays, part by part. */
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

/** A cost in words: the page and the printed sheet say the same. */
export type CostTexts = { status: string; parts: string; notes: readonly string[]; total: string };

export function costTexts(site: SiteContext, cost: Cost): CostTexts {
  const money: Money = (amount) => moneyText(site.locale, amount, cost.currency);
  const { mode, firstYear, total, paidByEmployer } = cost;
  return {
    status: site.text(`course.rhythm.${mode}`),
    parts: partsOf(site, money, cost).join(', '),
    notes: [
      firstYear < total ? site.text('course.cost.firstYear', { amount: money(firstYear) }) : null,
      paidByEmployer && employerText(site, money, paidByEmployer),
    ].filter((note) => note !== null),
    total: money(total),
  };
}

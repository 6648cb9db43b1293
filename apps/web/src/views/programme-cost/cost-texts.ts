import { OLDEST } from '@meridia/domain/cost-choices';
import type { Range } from '@meridia/domain/net-cost.rules';
import type { GrantStep } from '@meridia/domain/rates.rules';
import type { CostSituation } from '@/features/programme-cost/cost-situation.rules';
import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';

const NO_BREAK_SPACE = '\u00a0';

/** « 0 bis » */
export function stepText(step: GrantStep): string {
  return step.replace('bis', `${NO_BREAK_SPACE}bis`);
}

/** « 6 120 € à 8 160 € »; one amount where the two are the same. */
export function rangeText({ locale, text }: SiteContext, { low, high }: Range, currency: string): string {
  const [lowest, highest] = [moneyText(locale, low, currency), moneyText(locale, high, currency)];
  return low === high ? lowest : text('netCost.range', { low: lowest, high: highest });
}

/** « 1re année » */
export function yearText({ text }: SiteContext, year: number | null): string {
  if (year === null) return text('netCost.whole');
  return year === 1 ? text('netCost.yearOne') : text('netCost.year', { year });
}

/** « Lyon, initial, 18 ans, sans bourse »: whose cost it is, on paper too. */
export function situationText(site: SiteContext, situation: CostSituation): string {
  const { campus, mode, age, grant } = situation;
  return [
    campus?.title ?? site.text('netCost.noCampus'),
    site.text(`course.rhythm.${mode}`),
    site.text(age === OLDEST ? 'netCost.ageMost' : 'netCost.ageValue', { age }),
    grant ? site.text('netCost.step', { step: stepText(grant.step) }) : site.text('netCost.noGrant'),
  ].join(`${NO_BREAK_SPACE}· `);
}

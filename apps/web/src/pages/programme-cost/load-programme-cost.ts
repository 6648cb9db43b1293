import type { Locale } from '@meridia/domain/locales';
import { netCost } from '@meridia/domain/net-cost.rules';
import { NO_RATES } from '@meridia/domain/rates.rules';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, keepShort, orLeftOut, readToday } from '@/content/client/content-cache';
import { getProgramme } from '@/content/programmes/programmes.query';
import { getWebsite } from '@/content/website/website.query';
import { hasUnknownChoice, readCostChoice } from '@/features/programme-cost/cost-choice.rules';
import { campusesOf, situationOf } from '@/features/programme-cost/cost-situation.rules';
import type { CostContent } from '@/views/programme-cost/cost-content';

/** Null when there is no such programme. The rates are read with the settings, which are round every page. */
export async function loadProgrammeCost(
  locale: Locale,
  slug: string,
  query: URLSearchParams,
): Promise<CostContent | null> {
  const programme = await getProgramme(locale, slug);
  if (!programme) return null;

  const [places, website, today] = await Promise.all([
    orLeftOut(() => getCampuses(locale)),
    around(() => getWebsite(locale)),
    readToday(),
  ]);
  const choice = readCostChoice(query);
  const isUnknown = hasUnknownChoice(query);
  const isChosen = Object.keys(choice).length > 0;
  // One of thousands that a stranger could ask for.
  if (isChosen || isUnknown) keepShort();

  const rates = website?.rates ?? NO_RATES;
  const yearlyContribution = website?.yearlyContribution ?? null;
  const campuses = campusesOf(programme, places ?? []);
  const situation = situationOf(programme, choice, { campuses, rates, today });
  const cost = netCost(programme, situation, { yearlyContribution, rates }, today);
  return {
    ...{ programme, campuses, choice, situation, cost, rates, today, isChosen },
    isUnknown: isUnknown || situation.isUnknown,
    feesPath: website?.feesPath ?? null,
    financingPath: website?.financingPath ?? null,
  };
}

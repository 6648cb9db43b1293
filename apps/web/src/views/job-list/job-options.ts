import { LEVELS } from '@meridia/domain/courses';
import { JOB_CONTRACTS, JOB_DOMAINS } from '@meridia/domain/jobs';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { citySlug } from '@/features/job-offers/city-slug.rules';
import { JOB_FILTERS, type JobChoice, type JobFilter } from '@/features/job-offers/job-choice.rules';
import { contractText, domainText } from '@/features/job-offers/job-texts.rules';
import { optionLabel, type FilterOption, type FilterOptions } from '@/features/lists/filter-options.rules';
import { levelText } from '@/features/programmes/programme-attributes.rules';
import type { SiteContext } from '@/lib/site-context';

export type JobOptions = FilterOptions<'offres-alternance'>;

export const FILTER_LABELS: Record<JobFilter, string> = {
  domaine: 'jobs.filter.domain',
  ville: 'jobs.filter.city',
  niveau: 'jobs.filter.level',
  contrat: 'jobs.filter.contract',
};

function byLabel({ locale }: SiteContext, options: FilterOption[]): FilterOption[] {
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

function cityOptions(open: readonly JobOfferCard[]): FilterOption[] {
  const cities = open.flatMap(({ city }) => (city ? [[citySlug(city), city] as const] : []));
  return [...new Map(cities)].map(([value, label]) => ({ value, label }));
}

/** What each filter offers, in words; the cities and the levels are those of the open offers. */
export function jobOptions(site: SiteContext, open: readonly JobOfferCard[]): JobOptions {
  return {
    domaine: byLabel(
      site,
      JOB_DOMAINS.map((domain) => ({ value: domain, label: domainText(site, domain) })),
    ),
    ville: byLabel(site, cityOptions(open)),
    niveau: LEVELS.filter((level) => open.some((offer) => offer.level === level)).flatMap((level) => {
      const label = levelText(site, level);
      return label === null ? [] : [{ value: String(level), label }];
    }),
    contrat: JOB_CONTRACTS.map((contract) => ({ value: contract, label: contractText(site, contract) })),
  };
}

/** « Communication, Lyon, Bac+3 »; empty when nothing is chosen. */
export function choiceText(site: SiteContext, options: JobOptions, choice: JobChoice): string {
  return JOB_FILTERS.flatMap((filter) =>
    choice[filter].map((value) => optionLabel(options, filter, value, site.text('filter.unknownChoice'))),
  ).join(', ');
}

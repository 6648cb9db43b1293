import type { JobContract, JobDomain } from '@meridia/domain/jobs';
import { slugLabelKey } from '@meridia/labels/label.rules';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import type { SiteContext } from '@/lib/site-context';

type Words = Pick<SiteContext, 'text'>;

const DAY_MS = 86_400_000;

/** « Alternance » */
export function contractText({ text }: Words, contract: JobContract): string {
  return text(slugLabelKey('jobs.contract', contract));
}

/** « Marketing digital » */
export function domainText({ text }: Words, domain: JobDomain): string {
  return text(slugLabelKey('jobs.domain', domain));
}

/** « Alternance, 24 mois », « CDI, temps plein » */
export function termsText(words: Words, { contract, duration }: Pick<JobOfferCard, 'contract' | 'duration'>) {
  const name = contractText(words, contract);
  return duration ? `${name}, ${duration.charAt(0).toLowerCase()}${duration.slice(1)}` : name;
}

/** « Publiée il y a 4 jours »; both are days in Paris. */
export function publishedText({ text }: Words, publishedOn: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(publishedOn)) / DAY_MS);
  if (days <= 0) return text('jobs.publishedToday');
  return days === 1 ? text('jobs.publishedOne') : text('jobs.published', { days });
}

/** « Alternance, 24 mois – Épiceries Vallée Verte, Tours » */
export function offerSummary(words: Words, offer: JobOfferCard): string {
  return `${termsText(words, offer)} – ${placeText(offer)}`;
}

/** « Épiceries Vallée Verte, Tours » */
export function placeText({ company, city }: Pick<JobOfferCard, 'company' | 'city'>): string {
  return [company, city].filter(Boolean).join(', ');
}

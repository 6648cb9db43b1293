import type { PastPlan, Planned } from '../read-schedule';

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'full' });
const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** « samedi 5 décembre 2026 », in Paris, wherever the editor is. */
export const dayOf = (at: string): string => DAY.format(new Date(at));
export const timeOf = (at: string): string => CLOCK.format(new Date(at));

const COMING = { publish: 'sera publié', unpublish: 'sera retiré' };
const DONE = { publish: 'publié', unpublish: 'retiré' };
const NOT_DONE = { publish: 'n’a pas été publié', unpublish: 'n’a pas été retiré' };

export const comingWords = ({ action }: Planned): string => COMING[action];

export function pastWords({ action, problem }: PastPlan): string {
  return problem === null ? DONE[action] : `${NOT_DONE[action]}\u00a0: ${problem}`;
}

/** The plans of each day, in order. */
export function byDay(plans: readonly Planned[]): [day: string, plans: Planned[]][] {
  const days = new Map<string, Planned[]>();
  for (const plan of plans) days.set(dayOf(plan.at), [...(days.get(dayOf(plan.at)) ?? []), plan]);
  return [...days];
}

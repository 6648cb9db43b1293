import { feedMarks } from '@/store/feed-marks';
import { todayInParis } from '@/store/today';
import type { PageFacts } from './stored-page';

/**
 * `fresh`: answered as it is. `behind`: answered, and made again meanwhile. `blocking`: made again first, since what it is about
 * has changed. `late`: made again first where there is time for it, since what is round it has been out of date for too long.
 */
export type Verdict = 'fresh' | 'behind' | 'late' | 'blocking';

/** With the second in which the feed is read, what only the frame shows is right within five. */
const PATIENCE_MS = 3000;

/** How soon a page that lacks a part, or has an old one, is tried again. */
export const HEAL_MS = 5000;

/** Later than that it can only be by the clock of another node, which runs ahead (S-12). */
const isDue = (renewAt: number) => renewAt <= Date.now() || renewAt > Date.now() + HEAL_MS;

const isPastDay = (day: string | null) => day !== null && day !== todayInParis();

/** Whether it was made for a day that is over, or before the moment at which something on it comes or goes (LAY-07). */
export const isOfThePast = ({ about, around, turnsAt }: PageFacts): boolean =>
  isPastDay(about.day) || isPastDay(around.day) || (turnsAt !== null && turnsAt <= Date.now());

export function verdictOn(page: PageFacts): Verdict {
  const { point, about, around, renewAt } = page;
  if (isOfThePast(page)) return 'blocking';
  if (feedMarks.lateness(point, about.tags) !== null) return 'blocking';
  const lateness = feedMarks.lateness(point, around.tags);
  if (lateness !== null) return lateness > PATIENCE_MS ? 'late' : 'behind';
  return renewAt !== null && isDue(renewAt) ? 'behind' : 'fresh';
}

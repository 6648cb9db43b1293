import type { SiteContext } from '@/lib/site-context';
import { durationText } from './programme-attributes.rules';

type Load = { hours: number | null; ects: number | null };

/** « 300 h, 28 ECTS »; a short course gives no credit. */
export function loadText(site: SiteContext, { hours, ects }: Load): string {
  return [
    hours && durationText(site, { value: hours, unit: 'hours' }, 'short'),
    ects && site.text('course.unitEcts', { count: ects }),
  ]
    .filter(Boolean)
    .join(', ');
}

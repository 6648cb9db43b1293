import type { CourseCategory } from '@meridia/domain/courses';
import type { SiteContext } from '@/lib/site-context';

type Programme = { category: CourseCategory; admission: { accessDelay: string | null } | null };

/** Spaces and case are typography. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ').toLowerCase();
}

/** PAGE-06: the same sentence for every programme; one that the school words otherwise has its own, but for the BTS. */
export function accessDelayText({ text }: Pick<SiteContext, 'text'>, programme: Programme): string {
  const rule = text('course.accessDelay.text');
  const own = programme.admission?.accessDelay;
  // The national calendar of the BTS is part of the sentence.
  if (!own || programme.category === 'bts' || plain(rule).includes(plain(own))) return rule;
  return own;
}

import type { CourseCategory } from '@meridia/domain/courses';
import type { SiteContext } from '@/lib/site-context';

type Programme = { category: CourseCategory; admission: { accessDelay: string | null } | null };

/** PAGE-06: the national calendar is that of the BTS alone; the others say their own delay, or the general one. */
export function accessDelayText({ text }: Pick<SiteContext, 'text'>, programme: Programme): string {
  if (programme.category === 'bts') return text('course.accessDelay.text');
  return programme.admission?.accessDelay ?? text('course.accessDelay.direct');
}

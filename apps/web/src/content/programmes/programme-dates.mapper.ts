import type { CourseWire } from '@meridia/contract/courses.wire';
import { publicIdOf } from '@/content/public-id';
import { toReference } from '@/content/reference.mapper';
import type { ProgrammeDates } from './programme-dates.model';

const daysOf = (dates: readonly { date: string }[]) => dates.map(({ date }) => date).toSorted();

export function toProgrammeDates(course: CourseWire): ProgrammeDates {
  const { documentId, slug, name, category, campuses, deadlines, intakeDates } = course;
  const changes = [course.publishedAt, course.updatedAt].filter((date) => date !== null);
  return {
    id: publicIdOf(documentId),
    slug,
    name,
    category,
    campuses: campuses.map(toReference),
    deadlines: daysOf(deadlines),
    intakeDates: daysOf(intakeDates),
    modifiedAt: changes.toSorted().at(-1) ?? null,
  };
}

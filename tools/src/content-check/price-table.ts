import { programmeCosts } from '@meridia/domain/fees.rules';
import { pricedCourse, type CourseFile, type SchoolContent } from './school-content.ts';

const WIDTHS = [58, 15, 14, 12, 12, 16];
const COLUMNS = ['programme', 'amount', 'under contract', 'contribution', 'to the end', 'with work-study'];

const line = (cells: readonly string[]) =>
  cells
    .map((cell, rank) => (rank === 0 ? cell.padEnd(WIDTHS[rank] ?? 0) : cell.padStart(WIDTHS[rank] ?? 0)))
    .join(' ');

function rowOf(course: CourseFile, contribution: number): string[] {
  const costs = programmeCosts(pricedCourse(course), contribution) ?? [];
  const paid = costs.find(({ mode }) => mode !== 'periodic');
  const workStudy = costs.find(({ mode }) => mode === 'periodic');
  const isYearly = course.duration.unit.startsWith('year');
  return [
    course.slug,
    `${course.price.amount} €${isYearly ? ' a year' : ''}`,
    workStudy ? '0 € a year' : '–',
    paid?.contribution ? `${paid.contribution.perYear} € × ${paid.contribution.years}` : '–',
    paid ? `${paid.total} €` : '–',
    workStudy ? `${workStudy.total} €` : '–',
  ];
}

/** Every programme with its amount, what is paid in work-study, the contribution, and the whole. */
export function priceTable({ courses, contribution }: SchoolContent): string[] {
  return [line(COLUMNS), ...courses.map((course) => line(rowOf(course, contribution)))];
}

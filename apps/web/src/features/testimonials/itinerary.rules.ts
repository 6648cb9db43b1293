import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import type { SiteContext } from '@/lib/site-context';

type Words = Pick<SiteContext, 'text'>;

type Stop = { place: string; detail?: string };

function isStudent({ kind }: TestimonialCard): boolean {
  return kind === 'etudiant' || kind === 'alumni';
}

/** « Inès, Mastère Géopolitique et prospective »; those who did not study here have their role. */
export function authorText(testimonial: TestimonialCard): string {
  const { name, role, programme } = testimonial;
  return [name, isStudent(testimonial) ? (programme?.title ?? role) : role].filter(Boolean).join(', ');
}

/**
 * A route has two stops at least: the campus and what came after. A graduate went from the campus of a year to a role, a
 * student is on the way to a year. Others have no route.
 */
export function routeStops({ text }: Words, testimonial: TestimonialCard): Stop[] {
  const { kind, campus, promotion, role } = testimonial;
  if (!isStudent(testimonial) || !campus || !role) return [];
  const year = promotion === null ? undefined : text('testimonials.class', { year: promotion });
  if (kind === 'alumni') return [{ place: campus.title, detail: year }, { place: role }];
  return year === undefined ? [] : [{ place: campus.title, detail: role }, { place: year }];
}

/** Those who have a route come first, graduates before students, each in the order given. */
export function withRoutesFirst<Item extends TestimonialCard>(testimonials: readonly Item[]): Item[] {
  const rank = ({ kind }: Item) => ['alumni', 'etudiant'].indexOf(kind) + 1 || Infinity;
  return testimonials.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

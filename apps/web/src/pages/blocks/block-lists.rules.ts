import type { Locale } from '@meridia/domain/locales';
import type {
  EventsBlock,
  ProgrammesBlock,
  TeamBlock,
  TestimonialsBlock,
} from '@/content/articles/page-block.model';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { TeamMember } from '@/content/team-members/team-member.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { inFinderOrder } from '@/features/programme-finder/finder-order.rules';

/** A filter that is null takes everything. */
function fits(filter: string | null, value: string | null | undefined): boolean {
  return filter === null || filter === value;
}

function take<Item>(items: readonly Item[], limit: number | null): Item[] {
  return items.slice(0, limit ?? items.length);
}

/** They come soonest first. */
export function chooseEvents(events: readonly EventCard[], { filter, limit }: EventsBlock): EventCard[] {
  const chosen = events.filter(
    ({ type, campuses }) =>
      fits(filter.type, type) &&
      (filter.campus === null || campuses.some(({ slug }) => slug === filter.campus)),
  );
  return take(chosen, limit);
}

/** Those that the school puts forward first, by rank; the others in the order they come. */
export function chooseProgrammes(
  locale: Locale,
  programmes: readonly ProgrammeCard[],
  { filter, limit }: ProgrammesBlock,
): ProgrammeCard[] {
  const isAt = ({ campuses }: ProgrammeCard) =>
    filter.campus === null || campuses.some(({ slug }) => slug === filter.campus);
  const chosen = programmes.filter(
    (programme) => fits(filter.category, programme.category) && isAt(programme),
  );
  return take(inFinderOrder(locale, chosen), limit);
}

/** Without a way to the rest, the page has all of them: those past the limit are folded. */
export function chooseTestimonials(
  testimonials: readonly TestimonialCard[],
  { filter, limit, more }: TestimonialsBlock,
): TestimonialCard[] {
  const chosen = testimonials.filter(
    ({ kind, campus, programme }) =>
      fits(filter.kind, kind) && fits(filter.campus, campus?.slug) && fits(filter.programme, programme?.slug),
  );
  return take(chosen, more ? limit : null);
}

/** In the order of the school. */
export function chooseMembers(members: readonly TeamMember[], { scope }: TeamBlock): TeamMember[] {
  return members.filter(({ kind }) => kind === scope);
}

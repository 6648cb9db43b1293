import type {
  AccordionBlock,
  CallToActionBlock,
  CardsBlock,
  CarouselBlock,
  EventsBlock,
  FormLinkBlock,
  KeyFiguresBlock,
  ProgrammesBlock,
  QuoteBlock,
  RichTextBlock,
  TableBlock,
  TeamBlock,
  TestimonialsBlock,
  VideoBlock,
} from '@/content/articles/page-block.model';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { TeamMember } from '@/content/team-members/team-member.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';

export type LoadedEventsBlock = EventsBlock & { events: readonly EventCard[] };
export type LoadedProgrammesBlock = ProgrammesBlock & { programmes: readonly ProgrammeCard[] };
export type LoadedTestimonialsBlock = TestimonialsBlock & { testimonials: readonly TestimonialCard[] };
export type LoadedTeamBlock = TeamBlock & { members: readonly TeamMember[] };

/** A block with the list it names. The hero is the head of the page, not one of its blocks. */
export type LoadedBlock =
  | RichTextBlock
  | AccordionBlock
  | QuoteBlock
  | CarouselBlock
  | KeyFiguresBlock
  | CardsBlock
  | CallToActionBlock
  | FormLinkBlock
  | VideoBlock
  | TableBlock
  | LoadedEventsBlock
  | LoadedProgrammesBlock
  | LoadedTestimonialsBlock
  | LoadedTeamBlock;

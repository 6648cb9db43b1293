import type { Action } from '@meridia/domain/actions';
import type { CourseCategory } from '@meridia/domain/courses';
import type { EventType } from '@meridia/domain/events';
import type { TeamKind } from '@meridia/domain/team';
import type { TestimonialKind } from '@meridia/domain/testimonials';
import type { RichText, TextTable } from '@/content/rich-text.model';

/** An action of the school, or an address. */
export type BlockLink = { label: string; target: { action: Action } | { href: string } };

/** A list ends with a way to the rest of it, when the editor gave one. */
type List = { limit: number | null; more: { label: string; href: string } | null };

export type BlockCard = { title: string; text: string | null; href: string; label: string };

/** `id` tells the blocks of a page apart; `anchor` is the address of the block in its page. */
type Block<Kind extends string, Fields> = { kind: Kind; id: string; anchor: string | null } & Fields;

export type HeroBlock = Block<
  'hero',
  { title: string; eyebrow: string | null; text: string | null; links: readonly BlockLink[] }
>;
export type RichTextBlock = Block<'rich-text', { title: string | null; body: RichText }>;
export type AccordionBlock = Block<
  'accordion',
  { title: string; items: readonly { id: string; title: string; body: RichText }[] }
>;
export type QuoteBlock = Block<'quote', { text: string; author: string; role: string | null }>;
export type CarouselBlock = Block<
  'carousel',
  { title: string; slides: readonly { title: string; text: string | null }[] }
>;
type BlockFigure = { value: string; label: string; source: string | null; year: number | null };
export type KeyFiguresBlock = Block<'key-figures', { title: string | null; figures: readonly BlockFigure[] }>;
export type CardsBlock = Block<'cards', { title: string | null; cards: readonly BlockCard[] }>;
export type CallToActionBlock = Block<
  'call-to-action',
  { title: string; text: string | null; action: Action; label: string }
>;
export type FormLinkBlock = Block<
  'form-link',
  { title: string; text: string | null; href: string; label: string }
>;
export type VideoBlock = Block<
  'video',
  { title: string; text: string | null; duration: string | null; transcript: string }
>;
export type TableBlock = Block<'table', { title: string | null; table: TextTable }>;

/** Blocks that name a list: whoever builds the page loads it. Without a filter, everything. */
export type TestimonialsBlock = Block<
  'testimonials',
  List & {
    title: string;
    filter: { campus: string | null; programme: string | null; kind: TestimonialKind | null };
  }
>;
export type ProgrammesBlock = Block<
  'programmes',
  List & {
    title: string;
    text: string | null;
    filter: { category: CourseCategory | null; campus: string | null };
  }
>;
export type EventsBlock = Block<
  'events',
  List & { title: string; filter: { type: EventType | null; campus: string | null } }
>;
export type TeamBlock = Block<'team', { title: string; text: string | null; scope: TeamKind }>;

export type PageBlock =
  | HeroBlock
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
  | TestimonialsBlock
  | ProgrammesBlock
  | EventsBlock
  | TeamBlock;

import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import type {
  EventsBlock,
  PageBlock,
  ProgrammesBlock,
  TeamBlock,
  TestimonialsBlock,
} from '@/content/articles/page-block.model';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { getTeamMembers } from '@/content/team-members/team-members.query';
import { getTestimonials } from '@/content/testimonials/testimonials.query';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';
import { chooseEvents, chooseMembers, chooseProgrammes, chooseTestimonials } from './block-lists.rules';

/** What the content service gives at most in one answer: the filters of a block are applied here. */
const LIST_MAX = 100;

async function loadEvents(locale: Locale, block: EventsBlock): Promise<LoadedBlock> {
  const { campus } = block.filter;
  const events = await getUpcomingEvents(locale, LIST_MAX, campus === null ? undefined : { campus });
  return { ...block, events: chooseEvents(events, block) };
}

async function loadProgrammes(locale: Locale, block: ProgrammesBlock): Promise<LoadedBlock> {
  return { ...block, programmes: chooseProgrammes(await getProgrammes(locale), block) };
}

async function loadTestimonials(locale: Locale, block: TestimonialsBlock): Promise<LoadedBlock> {
  return { ...block, testimonials: chooseTestimonials(await getTestimonials(locale, LIST_MAX), block) };
}

async function loadTeam(locale: Locale, block: TeamBlock): Promise<LoadedBlock> {
  return { ...block, members: chooseMembers(await getTeamMembers(locale), block) };
}

async function loadBlock(locale: Locale, block: PageBlock): Promise<LoadedBlock[]> {
  switch (block.kind) {
    case 'hero':
      return [];
    case 'events':
      return [await loadEvents(locale, block)];
    case 'programmes':
      return [await loadProgrammes(locale, block)];
    case 'testimonials':
      return [await loadTestimonials(locale, block)];
    case 'team':
      return [await loadTeam(locale, block)];
    default:
      return [block];
  }
}

/** The blocks of a page with the lists they name, all read at once. */
export async function loadBlocks(locale: Locale, blocks: readonly PageBlock[]): Promise<LoadedBlock[]> {
  return (await Promise.all(blocks.map((block) => loadBlock(locale, block)))).flat();
}

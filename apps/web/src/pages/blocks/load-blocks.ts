import type { Locale } from '@meridia/domain/locales';
import type {
  EventsBlock,
  PageBlock,
  ProgrammesBlock,
  TeamBlock,
  TestimonialsBlock,
} from '@/content/articles/page-block.model';
import { around, orLeftOut } from '@/content/client/content-cache';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { getTeamMembers } from '@/content/team-members/team-members.query';
import { getTestimonials } from '@/content/testimonials/testimonials.query';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';
import { chooseEvents, chooseMembers, chooseProgrammes, chooseTestimonials } from './block-lists.rules';

/** What the content service gives at most in one answer: the filters of a block are applied here. */
const LIST_MAX = 100;

/** Each is null when its list cannot be read: a block that would say that there is nothing is left out (STATE-04). */
async function loadEvents(locale: Locale, block: EventsBlock): Promise<LoadedBlock | null> {
  const { campus } = block.filter;
  const events = await getUpcomingEvents(locale, LIST_MAX, campus === null ? undefined : { campus });
  return events && { ...block, events: chooseEvents(events, block) };
}

async function loadProgrammes(locale: Locale, block: ProgrammesBlock): Promise<LoadedBlock | null> {
  const programmes = await orLeftOut(() => getProgrammes(locale));
  return programmes && { ...block, programmes: chooseProgrammes(locale, programmes, block) };
}

async function loadTestimonials(locale: Locale, block: TestimonialsBlock): Promise<LoadedBlock> {
  return { ...block, testimonials: chooseTestimonials(await getTestimonials(locale, LIST_MAX), block) };
}

async function loadTeam(locale: Locale, block: TeamBlock): Promise<LoadedBlock | null> {
  const members = await orLeftOut(() => getTeamMembers(locale));
  return members && { ...block, members: chooseMembers(members, block) };
}

async function loadBlock(locale: Locale, block: PageBlock): Promise<LoadedBlock | null> {
  switch (block.kind) {
    case 'hero':
      return null;
    case 'events':
      return loadEvents(locale, block);
    case 'programmes':
      return loadProgrammes(locale, block);
    case 'testimonials':
      return loadTestimonials(locale, block);
    case 'team':
      return loadTeam(locale, block);
    default:
      return block;
  }
}

/** The blocks of a page with the lists they name, all read at once. The page is about its blocks, not about these lists. */
export async function loadBlocks(locale: Locale, blocks: readonly PageBlock[]): Promise<LoadedBlock[]> {
  const loaded = await around(() => Promise.all(blocks.map((block) => loadBlock(locale, block))));
  return loaded.filter((block) => block !== null);
}

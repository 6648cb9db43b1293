import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { getCampus, getCampuses } from '@/content/campuses/campuses.query';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { programmesAt } from '@/features/campuses/campus-programmes.rules';
import { neighboursOf } from '@/features/campuses/neighbours.rules';
import type { CampusContent } from '@/views/campus-page/campus-content';
import { inFinderOrder } from '@/views/programme-list/programme-list.rules';

const EVENTS_SHOWN = 3;

/** Null when there is no such campus. */
export async function loadCampus(locale: Locale, slug: string): Promise<CampusContent | null> {
  const campus = await getCampus(locale, slug);
  if (!campus) return null;

  const [catalogue, events, campuses] = await Promise.all([
    getProgrammes(locale),
    getUpcomingEvents(locale, EVENTS_SHOWN, { campus: slug }),
    getCampuses(locale),
  ]);
  return {
    campus,
    programmes: programmesAt(campus, inFinderOrder(catalogue)),
    events,
    ...neighboursOf(campus, campuses),
  };
}

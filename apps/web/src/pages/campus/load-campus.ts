import type { Locale } from '@meridia/domain/locales';
import { getCampus, getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { getUpcomingEvents } from '@/content/events/events.query';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { programmesAt } from '@/features/campuses/campus-programmes.rules';
import { neighboursOf } from '@/features/campuses/neighbours.rules';
import { inFinderOrder } from '@/features/programme-finder/finder-order.rules';
import type { CampusContent } from '@/views/campus-page/campus-content';

const EVENTS_SHOWN = 3;

function loadTeasers(locale: Locale, slug: string) {
  return Promise.all([
    orLeftOut(() => getProgrammes(locale)),
    getUpcomingEvents(locale, EVENTS_SHOWN, { campus: slug }),
    orLeftOut(() => getCampuses(locale)),
  ]);
}

/** Null when there is no such campus. */
export async function loadCampus(locale: Locale, slug: string): Promise<CampusContent | null> {
  const campus = await getCampus(locale, slug);
  if (!campus) return null;

  const [catalogue, events, campuses] = await around(() => loadTeasers(locale, slug));
  return {
    campus,
    programmes: catalogue && programmesAt(campus, inFinderOrder(locale, catalogue)),
    events,
    ...neighboursOf(campus, campuses ?? []),
  };
}

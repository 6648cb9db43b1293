import { getCampuses } from '@/content/campuses/campuses.query';
import { keepShort } from '@/content/client/content-cache';
import { getEvents } from '@/content/events/events.query';
import { nearestOpenDays } from '@/features/visit/nearest.rules';
import type { Place } from '@/features/visit/places.rules';
import { plainName, readTypedPlace } from '@/features/visit/typed-place.rules';
import type { Asked } from '@/pages/page';
import type { Visit } from '@/views/visit/visit';
import { findPlaces } from './find-place';

const SHOWN = 3;
/** Ours: more towns of one name than this are told apart by their postcode. */
const PLACES_MAX = 12;

export async function loadVisit({ locale, query }: Asked): Promise<Visit> {
  const typed = readTypedPlace(query);
  if (typed === '') return { typed, places: [], near: [] };
  // As many as visitors can type: none is kept for long.
  keepShort();
  const [events, campuses, found] = await Promise.all([
    getEvents(locale),
    getCampuses(locale),
    findPlaces(typed),
  ]);
  // The towns of the school abroad are in no list of France.
  const ofSchool = campuses.flatMap(({ title, coordinates }): Place[] =>
    coordinates && plainName(title) === typed
      ? [{ postcode: '', name: title, coordinates, isShared: false }]
      : [],
  );
  const places = ofSchool.length > 0 ? ofSchool : found.slice(0, PLACES_MAX);
  const [place, ...others] = places;
  const near =
    place && others.length === 0 ? nearestOpenDays(events, campuses, place.coordinates, SHOWN) : [];
  return { typed, places, near };
}

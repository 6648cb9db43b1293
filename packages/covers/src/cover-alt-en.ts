import { placeOf } from './campuses.ts';
import type { CoverDescriptions } from './cover-description.ts';
import { englishCountry, englishHour, englishList, englishNumber, englishOrdinal } from './english-words.ts';
import type { Place } from './places.ts';

const nameOf = (place: Place) => place.names.en;

export const ENGLISH_DESCRIPTIONS: CoverDescriptions = {
  territory: ({ campus, neighbours, others }) => {
    const country = campus.abroad ? ` (${englishCountry(campus.country)})` : '';
    const total = englishNumber(neighbours.length + others.length);
    return `Map of the territory of the ${nameOf(placeOf(campus))} campus${country}, with routes to the ${total} other campuses; its ${englishNumber(neighbours.length)} neighbours are linked in red.`;
  },
  itinerary: ({ projectionName, start, shownStops }) => {
    const surface = projectionName === 'orthographic' ? 'a globe' : 'a world map';
    const names = shownStops.map(nameOf);
    const last = names.pop() ?? nameOf(start);
    const count = names.length > 0 ? `${englishNumber(shownStops.length)} stops` : 'one stop';
    const via = names.length > 0 ? ` via ${englishList(names)}` : '';
    return `Route with ${count} on ${surface}, from ${nameOf(start)} to ${last}${via}.`;
  },
  rings: ({ place, count }) =>
    `World map: ${englishNumber(count)} rings of equal distance around ${nameOf(place)}.`,
  bands: ({ place, pole }) => {
    const point = place ? `; a point marks ${nameOf(place)}` : '';
    return `Bands of latitude around the ${pole === 'north' ? 'North' : 'South'} Pole${point}.`;
  },
  globe: ({ place }) =>
    place ? `Globe turned towards ${nameOf(place)}, marked by a point.` : 'Globe cut into gores.',
  journey: ({ places, isRoute }) => {
    const [start, ...ends] = places.map(nameOf);
    if (!isRoute) return `Map with points marking ${englishList(places.map(nameOf))}.`;
    return `Map: ${ends.length > 1 ? 'routes lead' : 'a route leads'} from ${start ?? ''} to ${englishList(ends)}.`;
  },
  territories: ({ territories, isWhole }) => {
    if (isWhole) return 'Map of the school’s campuses, each on its own territory.';
    const names = englishList(territories.map((territory) => nameOf(placeOf(territory))));
    return territories.length > 1
      ? `Map of the territories of the ${names} campuses.`
      : `Map of the territory of the ${names} campus.`;
  },
  gores: ({ count, lit, hour }) => {
    const meaning =
      hour === undefined ? 'stands out' : `stands out and marks the start at ${englishHour(hour)}`;
    return `Globe unfolded into ${englishNumber(count)} gores; the ${englishOrdinal(lit)} ${meaning}.`;
  },
  bearing: ({ from, to }) =>
    `Map with a straight bearing from the ${nameOf(placeOf(from))} campus to the ${nameOf(placeOf(to))} campus.`,
};

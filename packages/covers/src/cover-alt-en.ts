import { placeOf } from './campuses.ts';
import { isSameCity, type CoverDescriptions } from './cover-description.ts';
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
  rings: ({ place, count, destination }) => {
    const route = isSameCity(place, destination) ? '' : `, with a route heading for ${nameOf(destination)}`;
    return `World map: ${englishNumber(count)} rings of equal distance around ${nameOf(place)}${route}.`;
  },
  beam: ({ place, cities, highlights }) => {
    const away = (places: Place[]) => places.filter((city) => !isSameCity(city, place));
    const vivid = englishList(away(highlights).map(nameOf));
    return `World map: ${englishNumber(away(cities).length)} routes leave ${nameOf(place)} for cities around the world; those to ${vivid} are in red.`;
  },
  daylight: ({ place, moment }) => `Globe between day and night: it is ${moment} in ${nameOf(place)}.`,
  bands: ({ place, pole, destination }) => {
    const route = isSameCity(place, destination)
      ? ''
      : `, with a route from ${nameOf(place)} to ${nameOf(destination)}`;
    return `Bands of latitude around the ${pole === 'north' ? 'North' : 'South'} Pole${route}.`;
  },
  gores: ({ count, lit, hour }) => {
    const meaning =
      hour === undefined ? 'stands out' : `stands out and marks the start at ${englishHour(hour)}`;
    return `Globe unfolded into ${englishNumber(count)} gores; the ${englishOrdinal(lit)} ${meaning}.`;
  },
  bearing: ({ from, to }) =>
    `Map with a straight bearing from the ${nameOf(placeOf(from))} campus to the ${nameOf(placeOf(to))} campus.`,
};

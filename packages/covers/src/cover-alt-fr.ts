import { placeOf } from './campuses.ts';
import { isSameCity, type CoverDescriptions } from './cover-description.ts';
import {
  atCity,
  frenchHour,
  frenchList,
  frenchNumber,
  frenchOrdinal,
  NO_BREAK_SPACE,
  ofCity,
} from './french-words.ts';
import type { Place } from './places.ts';

const COLON = `${NO_BREAK_SPACE}:`;
const SEMICOLON = `${NO_BREAK_SPACE};`;

const nameOf = (place: Place) => place.names.fr;

export const FRENCH_DESCRIPTIONS: CoverDescriptions = {
  territory: ({ campus, neighbours, others }) => {
    const country = campus.abroad ? ` (${campus.country})` : '';
    const total = frenchNumber(neighbours.length + others.length);
    return `Carte du territoire du campus ${ofCity(campus.name)}${country}, avec des routes vers les ${total} autres campus${SEMICOLON} les ${frenchNumber(neighbours.length)} voisins sont reliés en rouge.`;
  },
  itinerary: ({ projectionName, start, shownStops }) => {
    const surface = projectionName === 'orthographic' ? 'un globe' : 'une mappemonde';
    const names = shownStops.map(nameOf);
    const last = names.pop() ?? nameOf(start);
    const stages = names.length > 0 ? `de ${frenchNumber(shownStops.length)} escales` : 'd’une escale';
    const via = names.length > 0 ? ` par ${frenchList(names)}` : '';
    return `Itinéraire ${stages} sur ${surface}, ${ofCity(nameOf(start))} ${atCity(last)}${via}.`;
  },
  rings: ({ place, count, destination }) => {
    const route = isSameCity(place, destination)
      ? ''
      : `, avec une route en direction ${ofCity(nameOf(destination))}`;
    return `Planisphère${COLON} ${frenchNumber(count)} anneaux d’équidistance autour ${ofCity(nameOf(place))}${route}.`;
  },
  beam: ({ place, cities, highlights }) => {
    const away = (places: Place[]) => places.filter((city) => !isSameCity(city, place));
    const vivid = frenchList(away(highlights).map(nameOf));
    return `Planisphère${COLON} ${frenchNumber(away(cities).length)} routes partent ${ofCity(nameOf(place))} vers des villes du monde${SEMICOLON} en rouge, celles qui mènent vers ${vivid}.`;
  },
  daylight: ({ place, moment }) =>
    `Globe partagé entre le jour et la nuit${COLON} c’est le ${moment === 'morning' ? 'matin' : 'soir'} ${atCity(nameOf(place))}.`,
  bands: ({ place, pole, destination }) => {
    const route = isSameCity(place, destination)
      ? ''
      : `, avec une route ${ofCity(nameOf(place))} ${atCity(nameOf(destination))}`;
    return `Bandes de latitude autour du pôle ${pole === 'north' ? 'Nord' : 'Sud'}${route}.`;
  },
  gores: ({ count, lit, hour }) => {
    const meaning = hour === undefined ? 'ressort' : `ressort et marque le début à ${frenchHour(hour)}`;
    return `Globe déplié en ${frenchNumber(count)} fuseaux${SEMICOLON} le ${frenchOrdinal(lit)} ${meaning}.`;
  },
  bearing: ({ from, to }) =>
    `Carte${COLON} un cap en ligne droite, du campus ${ofCity(nameOf(placeOf(from)))} à celui ${ofCity(nameOf(placeOf(to)))}.`,
};

import { placeOf } from './campuses.ts';
import type { CoverDescriptions } from './cover-description.ts';
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
  rings: ({ place, count }) =>
    `Planisphère${COLON} ${frenchNumber(count)} anneaux d’équidistance autour ${ofCity(nameOf(place))}.`,
  bands: ({ place, pole }) => {
    const point = place ? `${COLON} un point marque ${nameOf(place)}` : '';
    return `Bandes de latitude autour du pôle ${pole === 'north' ? 'Nord' : 'Sud'}${point}.`;
  },
  globe: ({ place }) =>
    place ? `Globe tourné vers ${nameOf(place)}, qu’un point marque.` : 'Globe découpé en fuseaux.',
  journey: ({ places, isRoute }) => {
    const [start, ...ends] = places.map(nameOf);
    if (!isRoute) return `Carte${COLON} des points marquent ${frenchList(places.map(nameOf))}.`;
    const routes = ends.length > 1 ? 'des routes mènent' : 'une route mène';
    return `Carte${COLON} ${routes} ${ofCity(start ?? '')} ${frenchList(ends.map(atCity))}.`;
  },
  territories: ({ territories, isWhole }) => {
    if (isWhole) return 'Carte des campus de l’école, chacun sur son territoire.';
    const names = frenchList(territories.map(({ name }) => ofCity(name)));
    return territories.length > 1
      ? `Carte des territoires des campus ${names}.`
      : `Carte du territoire du campus ${names}.`;
  },
  gores: ({ count, lit, hour }) => {
    const meaning = hour === undefined ? 'ressort' : `ressort et marque le début à ${frenchHour(hour)}`;
    return `Globe déplié en ${frenchNumber(count)} fuseaux${SEMICOLON} le ${frenchOrdinal(lit)} ${meaning}.`;
  },
  bearing: ({ from, to }) =>
    `Carte${COLON} un cap en ligne droite, du campus ${ofCity(nameOf(placeOf(from)))} à celui ${ofCity(nameOf(placeOf(to)))}.`,
};

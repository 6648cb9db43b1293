import { geoDistance, geoInterpolate, geoPath, type GeoProjection } from 'd3-geo';
import type { ProgrammeCoverInput, ProgrammeVariant } from './cover-input.ts';
import type { Size } from './geometry.ts';
import { HUBS, HUB_LIST } from './hubs.data.ts';
import { chooseGlobe, createFittedProjection, type GlobeProjection } from './itinerary-projection.ts';
import { COLOURS, TINTS, type Tint } from './palette.ts';
import type { Place } from './places.ts';
import { coverGraticulePath, isVisible, landPath, project, routePath, spherePath } from './projections.ts';
import { pick, shuffle, type Random } from './random.ts';
import { background, dot } from './svg.ts';

/** From Paris, one stop per year of study, further and further. */
export type ItineraryComposition = {
  kind: 'itinerary';
  size: Size;
  tint: Tint;
  variant: ProgrammeVariant;
  projectionName: GlobeProjection;
  projection: GeoProjection;
  start: Place;
  stops: Place[];
  /** Stops on the face of the Earth that is drawn: the route passes behind it for the others. */
  shownStops: Place[];
};

function degreesFromParis({ at }: Place): number {
  return (geoDistance(HUBS.paris.at, at) * 180) / Math.PI;
}

/** Longer studies go further. In degrees of arc from Paris. */
function reachOf(stops: number): number {
  if (stops <= 2) return 62;
  return stops <= 3 ? 95 : 125;
}

function chooseStops(random: Random, count: number): Place[] {
  const reach = reachOf(count);
  const candidates = HUB_LIST.filter((hub) => degreesFromParis(hub) > 12 && degreesFromParis(hub) < reach);
  return shuffle(random, candidates)
    .slice(0, count)
    .sort((a, b) => degreesFromParis(a) - degreesFromParis(b));
}

export function composeItinerary(
  input: ProgrammeCoverInput,
  size: Size,
  random: Random,
): ItineraryComposition {
  const tint = input.tint ?? pick(random, TINTS);
  const stops = chooseStops(random, Math.max(2, input.stops || 3));
  const last = stops.at(-1) ?? HUBS.paris;
  const towards = geoInterpolate(HUBS.paris.at, last.at)(0.42);
  const globe = chooseGlobe(random, towards, size);
  const projection = createFittedProjection(globe, size, [HUBS.paris.at, ...stops.map((stop) => stop.at)]);
  const path = geoPath(projection);
  return {
    kind: 'itinerary',
    size,
    tint,
    variant: input.variant ?? 'bachelor',
    projectionName: globe.projection,
    projection,
    start: HUBS.paris,
    stops,
    shownStops: stops.filter((stop) => isVisible(path, stop.at)),
  };
}

type Scheme = { ground: string; sea: string; land: string; graticule: string };

const SCHEMES: Record<ProgrammeVariant, (tint: string) => Scheme> = {
  bachelor: (tint) => ({ ground: tint, sea: COLOURS.papier, land: tint, graticule: COLOURS.encre }),
  mastere: (tint) => ({ ground: COLOURS.papier, sea: tint, land: COLOURS.papier, graticule: COLOURS.encre }),
  'grande-ecole': (tint) => ({ ground: tint, sea: COLOURS.encre, land: tint, graticule: COLOURS.papier }),
};

export function drawItinerary(composition: ItineraryComposition): string {
  const { size, tint, variant, projection, start, stops, shownStops } = composition;
  const path = geoPath(projection);
  const scheme = SCHEMES[variant](COLOURS[tint]);
  const legs = stops.map((stop, index) => routePath(path, (stops[index - 1] ?? start).at, stop.at));
  const pointOf = (place: Place) => project(projection, place.at);
  return [
    background(size, scheme.ground),
    `<path d="${spherePath(path, 0)}" fill="${scheme.sea}" stroke="${COLOURS.encre}" stroke-width="3"/>`,
    `<path d="${landPath(path)}" fill="${scheme.land}" stroke="${COLOURS.encre}" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<path d="${coverGraticulePath(path)}" fill="none" stroke="${scheme.graticule}" stroke-width="1.1" opacity=".5"/>`,
    `<path d="${legs.join('')}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6" stroke-linecap="round"/>`,
    dot(pointOf(start), { radius: 15, fill: COLOURS.vermillon, strokeWidth: 3.5 }),
    ...shownStops.map((stop) => dot(pointOf(stop), { radius: 11, fill: COLOURS.papier, strokeWidth: 3.5 })),
  ].join('');
}

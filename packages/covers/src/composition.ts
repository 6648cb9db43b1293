import { composeTerritory, type TerritoryComposition } from './campus-cover.ts';
import type { CoverInput } from './cover-input.ts';
import { composeGores, type GoresComposition } from './event-cover.ts';
import { findTerritory } from './geodata.ts';
import type { Size } from './geometry.ts';
import { composeNews, composePlacedCampus, type NewsComposition } from './news-cover.ts';
import { composeBearing, type BearingComposition } from './offer-cover.ts';
import { composeItinerary, type ItineraryComposition } from './programme-cover.ts';
import { createRandom } from './random.ts';

/** Everything that was decided about a picture; the drawing and its text are both made from it. */
export type Composition =
  TerritoryComposition | ItineraryComposition | NewsComposition | GoresComposition | BearingComposition;

const WIDTH = 1200;

function sizeOf({ ratio: [width, height] = [3, 2] }: CoverInput): Size {
  return { width: WIDTH, height: Math.round((WIDTH * height) / width) };
}

export function compose(input: CoverInput): Composition {
  const size = sizeOf(input);
  const random = createRandom(`${input.kind}:${input.slug}`);
  switch (input.kind) {
    case 'campus': {
      if (input.place) return composePlacedCampus(input, size, random);
      const campus = findTerritory(input.slug);
      if (!campus) throw new RangeError(`No territory for the campus ${input.slug}, and no place`);
      return composeTerritory(campus, size);
    }
    case 'programme':
      return composeItinerary(input, size, random);
    case 'news':
      return composeNews(input, size, random);
    case 'event':
      return composeGores(input, size, random);
    case 'offer':
      return composeBearing(input, size, random);
  }
}

import { drawTerritory } from './campus-cover.ts';
import { compose, type Composition } from './composition.ts';
import type { CoverInput } from './cover-input.ts';
import { drawEventGores } from './event-cover.ts';
import { drawBands } from './news-bands.ts';
import { drawGlobe } from './news-globe.ts';
import { drawJourney } from './news-journey.ts';
import { drawRings } from './news-rings.ts';
import { drawTerritories } from './news-territories.ts';
import { drawBearing } from './offer-cover.ts';
import { drawItinerary } from './programme-cover.ts';
import { neatline, svgDocument } from './svg.ts';

function draw(composition: Composition): string {
  switch (composition.kind) {
    case 'territory':
      return drawTerritory(composition);
    case 'itinerary':
      return drawItinerary(composition);
    case 'rings':
      return drawRings(composition);
    case 'globe':
      return drawGlobe(composition);
    case 'journey':
      return drawJourney(composition);
    case 'territories':
      return drawTerritories(composition);
    case 'bands':
      return drawBands(composition);
    case 'gores':
      return drawEventGores(composition);
    case 'bearing':
      return drawBearing(composition);
  }
}

/** The cover as an SVG document. Same input, same bytes. */
export function cover(input: CoverInput): string {
  const composition = compose(input);
  const border = input.frame ? neatline(composition.size, 14, 75) : '';
  return svgDocument(composition.size, draw(composition) + border, input.title);
}

import type { TerritoryComposition } from './campus-cover.ts';
import type { Composition } from './composition.ts';
import type { GoresComposition } from './event-cover.ts';
import type { BandsComposition } from './news-bands.ts';
import type { GlobeComposition } from './news-globe.ts';
import type { JourneyComposition } from './news-journey.ts';
import type { RingsComposition } from './news-rings.ts';
import type { TerritoriesComposition } from './news-territories.ts';
import type { BearingComposition } from './offer-cover.ts';
import type { ItineraryComposition } from './programme-cover.ts';

/** One sentence per composition; each language has its own. */
export type CoverDescriptions = {
  territory: (composition: TerritoryComposition) => string;
  itinerary: (composition: ItineraryComposition) => string;
  rings: (composition: RingsComposition) => string;
  globe: (composition: GlobeComposition) => string;
  journey: (composition: JourneyComposition) => string;
  territories: (composition: TerritoriesComposition) => string;
  bands: (composition: BandsComposition) => string;
  gores: (composition: GoresComposition) => string;
  bearing: (composition: BearingComposition) => string;
};

export function describe(composition: Composition, descriptions: CoverDescriptions): string {
  switch (composition.kind) {
    case 'territory':
      return descriptions.territory(composition);
    case 'itinerary':
      return descriptions.itinerary(composition);
    case 'rings':
      return descriptions.rings(composition);
    case 'globe':
      return descriptions.globe(composition);
    case 'journey':
      return descriptions.journey(composition);
    case 'territories':
      return descriptions.territories(composition);
    case 'bands':
      return descriptions.bands(composition);
    case 'gores':
      return descriptions.gores(composition);
    case 'bearing':
      return descriptions.bearing(composition);
  }
}

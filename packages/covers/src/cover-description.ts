import type { TerritoryComposition } from './campus-cover.ts';
import type { Composition } from './composition.ts';
import type { GoresComposition } from './event-cover.ts';
import type { BandsComposition } from './news-bands.ts';
import type { BeamComposition } from './news-beam.ts';
import type { DaylightComposition } from './news-daylight.ts';
import type { RingsComposition } from './news-rings.ts';
import type { BearingComposition } from './offer-cover.ts';
import type { Place } from './places.ts';
import type { ItineraryComposition } from './programme-cover.ts';

/** One sentence per composition; each language has its own. */
export type CoverDescriptions = {
  territory: (composition: TerritoryComposition) => string;
  itinerary: (composition: ItineraryComposition) => string;
  rings: (composition: RingsComposition) => string;
  beam: (composition: BeamComposition) => string;
  daylight: (composition: DaylightComposition) => string;
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
    case 'beam':
      return descriptions.beam(composition);
    case 'daylight':
      return descriptions.daylight(composition);
    case 'bands':
      return descriptions.bands(composition);
    case 'gores':
      return descriptions.gores(composition);
    case 'bearing':
      return descriptions.bearing(composition);
  }
}

/** A campus and the hub of the same city are two places: a route between them is too short to be seen. */
export function isSameCity(one: Place, other: Place): boolean {
  return one.names.fr === other.names.fr;
}

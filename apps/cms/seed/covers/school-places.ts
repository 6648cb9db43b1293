import { findTerritory } from '@meridia/covers/geodata';
import { createPlace, type Place } from '@meridia/covers/places';
import { findPlace } from '@meridia/covers/places.data';

type CampusPlace = { slug: string; title: string; titleEn: string | null; lat: number; lng: number };

/** Where a school is, and the places that its content may name. */
export type SchoolPlaces = {
  campuses: readonly string[];
  /** The sheet of territories is that of one school: the others have points on the map of the world. */
  isOnSheet: boolean;
  isCampus: (name: string) => boolean;
  /** A campus of the school, by its slug, or another place of the world. */
  find: (name: string) => Place;
};

export function schoolPlaces(campuses: readonly CampusPlace[]): SchoolPlaces {
  const own = new Map(
    campuses.map(({ slug, title, titleEn, lat, lng }) => [
      slug,
      createPlace(title, titleEn ?? title, [lng, lat]),
    ]),
  );
  return {
    campuses: [...own.keys()],
    isOnSheet: campuses.every(({ slug }) => findTerritory(slug)),
    isCampus: (name) => own.has(name),
    find(name) {
      const place = own.get(name) ?? findPlace(name);
      if (!place) throw new RangeError(`« ${name} » is neither a campus nor a place that a cover can show`);
      return place;
    },
  };
}

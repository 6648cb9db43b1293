import type { CampusWire } from '@meridia/contract/campuses.wire';
import { toPictureImage } from '@/content/image.mapper';
import type { CampusCard, CityRent } from './campus.model';

/** Two bounds that are the wrong way round are no rent. */
function toRent(rent: CampusWire['rent']): CityRent | null {
  if (!rent || rent.low <= 0 || rent.high < rent.low) return null;
  const { low, high, year, sourceUrl } = rent;
  return { low, high, year, sourceHref: sourceUrl };
}

export function toCampusCard(campus: CampusWire): CampusCard {
  const { slug, title, heading, summary, city, region, country, lat, lng } = campus;
  return {
    slug,
    title,
    heading,
    summary,
    city,
    region,
    country,
    coordinates: lat === null || lng === null ? null : { latitude: lat, longitude: lng },
    hasWorkStudy: campus.apprenticeshipAvailable ?? false,
    rent: toRent(campus.rent),
    image: toPictureImage(campus.focusImage, campus.focusImageAlt),
  };
}

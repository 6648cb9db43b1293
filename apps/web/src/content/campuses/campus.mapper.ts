import type { CampusWire } from '@meridia/contract/campuses.wire';
import { toPictureImage } from '@/content/image.mapper';
import type { CampusCard } from './campus.model';

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
    image: toPictureImage(campus.focusImage, campus.focusImageAlt),
  };
}

import type { Tint } from '@meridia/domain/domains.data';
import { TERRITORY_TINTS } from './territories.data';

function isOnMap(slug: string): slug is keyof typeof TERRITORY_TINTS {
  return Object.hasOwn(TERRITORY_TINTS, slug);
}

/** The colour of a campus on the map; none for a campus that the map does not know. */
export function territoryTint(slug: string): Tint | undefined {
  return isOnMap(slug) ? TERRITORY_TINTS[slug] : undefined;
}

/** The map is of one network: it shows only when each of its territories is a campus of this school. */
export function isWholeMap(campuses: readonly { slug: string }[]): boolean {
  const slugs = new Set(campuses.map(({ slug }) => slug));
  return Object.keys(TERRITORY_TINTS).every((slug) => slugs.has(slug));
}

/** The territories of the map with their tints, in its order; null when the map is not of this school. */
export function campusTerritories(
  campuses: readonly { slug: string }[],
): { name: string; tint: Tint }[] | null {
  if (!isWholeMap(campuses)) return null;
  return Object.entries(TERRITORY_TINTS).map(([name, tint]) => ({ name, tint }));
}

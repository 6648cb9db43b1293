import { CLOSE_MAPS } from './close-maps.data';

export type CloseMap = {
  url: string;
  viewBox: string;
  zoom: number;
  /** The campuses whose territories touch this one, by slug. */
  near: readonly string[];
};

function isDrawn(slug: string): slug is keyof typeof CLOSE_MAPS {
  return Object.hasOwn(CLOSE_MAPS, slug);
}

/** The map round a campus; null for a campus that the map does not know. */
export function closeMapOf(slug: string): CloseMap | null {
  if (!isDrawn(slug)) return null;
  const { near, ...map } = CLOSE_MAPS[slug];
  return { ...map, near: near.split(' ') };
}

import type { Coordinates } from '@/content/campuses/campus.model';
import { closeMapOf, type CloseMap } from './close-map.rules';
import { isWholeMap } from './territory.rules';

type Placed = { slug: string; coordinates: Coordinates | null };

/** Where there is no map. */
const NEIGHBOURS_SHOWN = 6;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle between two places seen from the centre of the Earth: it grows with their distance. */
function angleBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const across = toRadians(other.longitude - one.longitude);
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(across);
  return Math.acos(Math.min(1, cosine));
}

/** The nearest to a campus, nearest first; none when its place is not known. */
export function nearestCampuses<Campus extends Placed>(
  { slug, coordinates }: Placed,
  campuses: readonly Campus[],
  count: number,
): Campus[] {
  if (!coordinates) return [];
  return campuses
    .flatMap((campus) =>
      campus.slug === slug || !campus.coordinates
        ? []
        : [{ campus, angle: angleBetween(coordinates, campus.coordinates) }],
    )
    .toSorted((one, other) => one.angle - other.angle)
    .slice(0, count)
    .map(({ campus }) => campus);
}

/** The campuses whose territories touch that of a campus, where the map is of its school; else the nearest ones. */
export function neighboursOf<Campus extends Placed>(
  campus: Placed,
  campuses: readonly Campus[],
): { neighbours: Campus[]; map: CloseMap | null } {
  const map = isWholeMap(campuses) ? closeMapOf(campus.slug) : null;
  const candidates = map ? campuses.filter(({ slug }) => map.near.includes(slug)) : campuses;
  const count = map ? candidates.length : NEIGHBOURS_SHOWN;
  return { neighbours: nearestCampuses(campus, candidates, count), map };
}

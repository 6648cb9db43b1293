import type { Coordinates } from '@/content/campuses/campus.model';

type Placed = { slug: string; coordinates: Coordinates | null };

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

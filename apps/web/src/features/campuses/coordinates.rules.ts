import type { Coordinates } from '@/content/campuses/campus.model';
import type { SiteContext } from '@/lib/site-context';

const MINUTES = 60;
const NO_BREAK_SPACE = '\u00a0';

/** « 45° 46′ » */
function angleText(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * MINUTES);
  const rest = String(minutes % MINUTES).padStart(2, '0');
  return `${Math.floor(minutes / MINUTES)}°${NO_BREAK_SPACE}${rest}′`;
}

/** « 45° 46′ N — 4° 50′ E » */
export function coordinatesText(
  { text }: Pick<SiteContext, 'text'>,
  { latitude, longitude }: Coordinates,
): string {
  const north = text(latitude < 0 ? 'campus.compass.south' : 'campus.compass.north');
  const east = text(longitude < 0 ? 'campus.compass.west' : 'campus.compass.east');
  return [
    [angleText(latitude), north],
    [angleText(longitude), east],
  ]
    .map((part) => part.join(NO_BREAK_SPACE))
    .join(' — ');
}

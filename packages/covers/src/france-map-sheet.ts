import { neighboursOf } from './campuses.ts';
import { FRANCE, findTerritory, type Territory } from './geodata.ts';
import { boundsOf, clipRings, type Box, type Point, type Ring } from './geometry.ts';
import { polygon, round1 } from './path-data.ts';

type Crop = [x: number, y: number, width: number, height: number];

export type FranceMapOptions = {
  /** Address of a campus page. */
  link: (slug: string) => string;
  /** Slug of the campus the map closes in on, with its neighbours. */
  current?: string;
  labels?: boolean;
  crop?: Crop;
};

/** What every part of the map needs to know. */
export type MapSheet = {
  /** Where the routes start: the current campus, or Paris on the general map. */
  hub: Territory;
  isClose: boolean;
  linked: Territory[];
  crop: Crop;
  /** Size of strokes and letters: 1 on the general map, a little more on a close one. */
  zoom: number;
  scaled: (value: number) => number;
  shape: (rings: readonly Ring[]) => string;
  isInside: (point: Point) => boolean;
};

/** The general map runs from London to Madrid. */
const GENERAL_CROP: Crop = [-440, -330, 4500, 4700];

/** Nearly square, a campus and its neighbours, without leaving the general map. */
function cropAround(campus: Territory): Crop {
  const points = [campus, ...neighboursOf(campus)].map(({ x, y }): Point => [x, y]);
  const [left, top, right, bottom] = boundsOf(points);
  const [generalX, generalY, generalWidth, generalHeight] = GENERAL_CROP;
  const side = Math.min(Math.max(right - left + 900, bottom - top + 760, 2000), generalWidth);
  const place = (middle: number, from: number, length: number) =>
    Math.round(Math.min(Math.max(middle - side / 2, from), from + length - side));
  return [
    place((right + left) / 2, generalX, generalWidth),
    place((bottom + top) / 2, generalY, generalHeight),
    side,
    side,
  ];
}

/** An islet that the lower edge of the frame barely shows is not drawn. */
function isShownEnough(ring: Ring, bottom: number): boolean {
  const [, ringTop, , ringBottom] = boundsOf(ring);
  return ringBottom < bottom || ringTop < bottom - 260;
}

export function createMapSheet({ current, crop: givenCrop }: Omit<FranceMapOptions, 'link'>): MapSheet {
  const hub = findTerritory(current ?? 'paris');
  if (!hub) throw new RangeError(`No territory for the campus ${current}`);
  const isClose = current !== undefined;
  const crop = givenCrop ?? (isClose ? cropAround(hub) : GENERAL_CROP);
  const [x, y, width, height] = crop;
  const view: Box = [x - 60, y - 60, x + width + 60, y + height + 60];
  const zoom = Math.round(Math.min(1, (width / GENERAL_CROP[2]) * (isClose ? 1.5 : 1)) * 100) / 100;
  return {
    hub,
    isClose,
    linked: isClose ? neighboursOf(hub) : FRANCE.cells.filter((cell) => cell.abroad),
    crop,
    zoom,
    scaled: (value) => round1(value * zoom),
    shape: (rings) =>
      clipRings(rings, view)
        .filter((ring) => isShownEnough(ring, view[3]))
        .map(polygon)
        .join(''),
    isInside: ([px, py]) =>
      px > view[0] - 800 && px < view[2] + 800 && py > view[1] - 800 && py < view[3] + 800,
  };
}

import { geoAzimuthalEqualArea, geoOrthographic, geoStereographic, type GeoProjection } from 'd3-geo';
import { boundsOf, type Point, type Size } from './geometry.ts';
import { bleedExtent, project } from './projections.ts';
import { pick, type Random } from './random.ts';

const PROJECTIONS = {
  orthographic: () => geoOrthographic().clipAngle(90),
  stereographic: () => geoStereographic().clipAngle(96),
  'equal-area': () => geoAzimuthalEqualArea().clipAngle(118),
} satisfies Record<string, () => GeoProjection>;

export type GlobeProjection = keyof typeof PROJECTIONS;

/** The face of the Earth that carries the itinerary, before it is fitted to the picture. */
export type Globe = {
  projection: GlobeProjection;
  scale: number;
  rotation: [number, number, number];
  centre: Point;
};

function chooseScale(random: Random, projection: GlobeProjection, side: number): number {
  if (projection === 'orthographic') return side * (0.46 + random() * 0.16);
  return side * (projection === 'stereographic' ? 0.32 : 0.34);
}

export function chooseGlobe(random: Random, towards: Point, { width, height }: Size): Globe {
  const projection = pick(random, ['orthographic', 'stereographic', 'equal-area'] as const);
  const scale = chooseScale(random, projection, Math.max(width, height));
  const rotation: Globe['rotation'] = [-towards[0], -towards[1] * 0.8, (random() - 0.5) * 50];
  const centre: Point = [width * (0.46 + random() * 0.16), height * (0.5 + (random() - 0.5) * 0.18)];
  return { projection, scale, rotation, centre };
}

/** The itinerary must hold in the picture: reduced if it is too large, then brought towards the middle. */
export function createFittedProjection(globe: Globe, size: Size, itinerary: Point[]): GeoProjection {
  const { width, height } = size;
  const projection = PROJECTIONS[globe.projection]()
    .scale(globe.scale)
    .rotate(globe.rotation)
    .translate(globe.centre)
    .precision(0.8);
  const bounds = () => boundsOf(itinerary.map((point) => project(projection, point)));
  const [left, top, right, bottom] = bounds();
  projection.scale(
    projection.scale() * Math.min(1, (width * 0.74) / (right - left), (height * 0.66) / (bottom - top)),
  );
  const [fitLeft, fitTop, fitRight, fitBottom] = bounds();
  const [x, y] = projection.translate();
  return projection
    .translate([
      x + (width / 2 - (fitRight + fitLeft) / 2) * 0.8,
      y + (height / 2 - (fitBottom + fitTop) / 2) * 0.8,
    ])
    .clipExtent(bleedExtent(size));
}

import type { Point, Size } from './geometry.ts';
import { COLOURS, type Tint } from './palette.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { dot } from './svg.ts';

/** What the compositions of the whole world share: where the place falls in the picture, a tint. */
export type NewsSetting = { size: Size; tint: Tint; centre: Point };

/** The place of an article; without one the picture shows no point. */
export type PlacedSetting = NewsSetting & { place: Place | undefined };

export function chooseCentre(random: Random, { width, height }: Size): Point {
  return [width * (0.28 + random() * 0.44), height * (0.32 + random() * 0.36)];
}

export function longSide({ width, height }: Size): number {
  return Math.max(width, height);
}

export function placeDot(at: Point): string {
  return dot(at, { radius: 15, fill: COLOURS.vermillon, strokeWidth: 3.5 });
}

export function cityDot(at: Point): string {
  return dot(at, { radius: 11, fill: COLOURS.papier, strokeWidth: 3.5 });
}

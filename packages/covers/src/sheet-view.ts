import { clipRings, type Point, type Ring, type Size } from './geometry.ts';
import { polygon } from './path-data.ts';

/** The sheet of France, moved and scaled to a picture. */
export type SheetView = {
  size: Size;
  scale: number;
  at: (point: Point) => Point;
  shape: (rings: readonly Ring[]) => string;
};

/** Half the width of the thickest stroke must fall outside the picture. */
const BLEED = 40;

export function createSheetView(size: Size, [centreX, centreY]: Point, scale: number): SheetView {
  const { width, height } = size;
  const at = ([x, y]: Point): Point => [
    (x - centreX) * scale + width / 2,
    (y - centreY) * scale + height / 2,
  ];
  const shape = (rings: readonly Ring[]) =>
    clipRings(
      rings.map((ring) => ring.map(at)),
      [-BLEED, -BLEED, width + BLEED, height + BLEED],
    )
      .map(polygon)
      .join('');
  return { size, scale, at, shape };
}

export function isNearView({ width, height }: Size, [x, y]: Point, margin: number): boolean {
  return x > -margin && x < width + margin && y > -margin && y < height + margin;
}

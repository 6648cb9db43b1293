import { FRANCE, type Territory } from './geodata.ts';
import { boundsOf, type Point, type Size } from './geometry.ts';
import { placeDot } from './news-setting.ts';
import { COLOURS, RELIEF, type Tint } from './palette.ts';
import type { Random } from './random.ts';
import { drawSheetGraticule, drawSheetRivers } from './sheet-lines.ts';
import { createSheetView, type SheetView } from './sheet-view.ts';
import { background, dot } from './svg.ts';

/** The territories of the campuses that an article is about, or of them all. */
export type TerritoriesComposition = {
  kind: 'territories';
  size: Size;
  tint: Tint;
  territories: readonly Territory[];
  isWhole: boolean;
  centre: Point;
  scale: number;
};

/** Closer, a territory would be a picture of its own, as on the cover of its campus. */
const SCALE_MAX = 0.46;
const MIDDLE: Point = [1950, 1850];

function fitTo(territories: readonly Territory[], { width, height }: Size) {
  const [left, top, right, bottom] = boundsOf(territories.map(({ x, y }): Point => [x, y]));
  const scale = Math.min(SCALE_MAX, (width * 0.7) / (right - left), (height * 0.6) / (bottom - top));
  const centre: Point = [(left + right) / 2, (top + bottom) / 2];
  return { centre, scale };
}

/** The whole sheet is higher than a picture: each article looks at another part of it. */
function lookAtPart(random: Random) {
  const centre: Point = [MIDDLE[0] + (random() - 0.5) * 500, MIDDLE[1] + (random() - 0.5) * 1500];
  return { centre, scale: 0.3 + random() * 0.1 };
}

export function composeTerritories(
  territories: readonly Territory[],
  { size, tint }: { size: Size; tint: Tint },
  random: Random,
): TerritoriesComposition {
  const isWhole = territories.length === FRANCE.cells.length;
  const view = isWhole ? lookAtPart(random) : fitTo(territories, size);
  return { kind: 'territories', size, tint, territories, isWhole, ...view };
}

function drawLands(view: SheetView, territories: readonly Territory[], own: string): string {
  const shapes = [
    `<path d="${view.shape(FRANCE.context)}" fill="${COLOURS.craie}" stroke="${COLOURS.encre}" stroke-width="1.2"/>`,
  ];
  const cells = FRANCE.cells.map((cell) => ({
    shape: view.shape(cell.rings),
    isOwn: territories.includes(cell),
  }));
  // The lines of its own territories go over those of their neighbours.
  for (const { shape, isOwn } of cells.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn))) {
    const [fill, stroke] = isOwn ? [own, 2.4] : [COLOURS.papier, 1.2];
    if (shape)
      shapes.push(
        `<path d="${shape}" fill="${fill}" stroke="${COLOURS.encre}" stroke-width="${stroke}" stroke-linejoin="round"/>`,
      );
  }
  return shapes.join('');
}

export function drawTerritories(composition: TerritoriesComposition): string {
  const { size, tint, territories, isWhole, centre, scale } = composition;
  // A few stand out from a sea in the tint; the whole is the tint itself.
  const [sea, own] = isWhole ? [COLOURS.papier, COLOURS[tint]] : [COLOURS[tint], RELIEF[tint]];
  const view = createSheetView(size, centre, scale);
  const point = (at: Point) =>
    isWhole ? dot(at, { radius: 10, fill: COLOURS.vermillon, strokeWidth: 2.5 }) : placeDot(at);
  return [
    background(size, sea),
    drawSheetGraticule(view, RELIEF[tint]),
    drawLands(view, territories, own),
    drawSheetRivers(view),
    ...territories.map(({ x, y }) => point(view.at([x, y]))),
  ].join('');
}

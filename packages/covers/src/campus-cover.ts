import { neighboursOf } from './campuses.ts';
import { FRANCE, type Territory } from './geodata.ts';
import { boundsOf, type Box, type Ring, type Size } from './geometry.ts';
import { COLOURS, RELIEF, tintAt } from './palette.ts';
import { round1 } from './path-data.ts';
import { drawSheetGraticule, drawSheetRivers } from './sheet-lines.ts';
import { createSheetView, type SheetView } from './sheet-view.ts';
import { background, dot } from './svg.ts';

/** The territory of a campus, with routes to every other campus; those to its neighbours stand out. */
export type TerritoryComposition = {
  kind: 'territory';
  size: Size;
  campus: Territory;
  neighbours: Territory[];
  others: Territory[];
};

export function composeTerritory(campus: Territory, size: Size): TerritoryComposition {
  const others = FRANCE.cells.filter((cell) => cell !== campus && !campus.near.includes(cell.slug));
  return { kind: 'territory', size, campus, neighbours: neighboursOf(campus), others };
}

/** Islands aside: the longest ring, among those that surround the campus when there are some. */
function mainRing({ x, y, rings }: Territory): Ring {
  const around = rings.filter((ring) => {
    const [left, top, right, bottom] = boundsOf(ring);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return (around.length > 0 ? around : rings).reduce((longest, ring) =>
    ring.length > longest.length ? ring : longest,
  );
}

/** The territory takes about two thirds of the height; a country abroad shows the part its frame names. */
function viewOf(campus: Territory, size: Size): SheetView {
  const [left, top, right, bottom]: Box = campus.frame ?? boundsOf(mainRing(campus));
  const widthShare = campus.frame ? 0.66 : 0.52;
  const scale = Math.min((size.height * 0.68) / (bottom - top), (size.width * widthShare) / (right - left));
  return createSheetView(size, [(left + right) / 2, (top + bottom) / 2], scale);
}

function drawLands(campus: Territory, view: SheetView): string {
  const context = view.shape(FRANCE.context);
  const shapes = context
    ? [`<path d="${context}" fill="${COLOURS.craie}" stroke="${COLOURS.encre}" stroke-width="1.2"/>`]
    : [];
  for (const cell of FRANCE.cells) {
    const shape = cell === campus ? '' : view.shape(cell.rings);
    if (shape)
      shapes.push(
        `<path d="${shape}" fill="${COLOURS[tintAt(cell.tint)]}" fill-opacity=".28" stroke="${COLOURS.encre}" stroke-width="1.2"/>`,
      );
  }
  const own = `<path d="${view.shape(campus.rings)}" fill="${COLOURS[tintAt(campus.tint)]}" stroke="${COLOURS.encre}" stroke-width="3" stroke-linejoin="round"/>`;
  return shapes.join('') + own;
}

/** A light arc, bent towards the north whichever way it leaves. */
function arc(from: Territory, to: Territory, { at }: SheetView): string {
  const [x0, y0] = at([from.x, from.y]);
  const [x1, y1] = at([to.x, to.y]);
  const bend = 0.12 * (to.x > from.x ? 1 : -1);
  const controlX = (x0 + x1) / 2 + (y1 - y0) * bend;
  const controlY = (y0 + y1) / 2 - (x1 - x0) * bend;
  return `M${round1(x0)} ${round1(y0)}Q${round1(controlX)} ${round1(controlY)} ${round1(x1)} ${round1(y1)}`;
}

function drawRoutes({ campus, neighbours, others }: TerritoryComposition, view: SheetView): string {
  const arcs = (cells: Territory[]) => cells.map((cell) => arc(campus, cell, view)).join('');
  const far = `<path d="${arcs(others)}" fill="none" stroke="${COLOURS.encre}" stroke-width="1.2" opacity=".55"/>`;
  return `${far}<path d="${arcs(neighbours)}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="3.5"/>`;
}

function drawPoints({ campus, neighbours }: TerritoryComposition, { at }: SheetView): string {
  const here = at([campus.x, campus.y]);
  return [
    ...neighbours.map((cell) =>
      dot(at([cell.x, cell.y]), { radius: 7, fill: COLOURS.papier, strokeWidth: 2.5 }),
    ),
    dot(here, { radius: 30, fill: 'none', strokeWidth: 2.5 }),
    dot(here, { radius: 14, fill: COLOURS.vermillon, strokeWidth: 2.5 }),
  ].join('');
}

export function drawTerritory(composition: TerritoryComposition): string {
  const { campus, size } = composition;
  const view = viewOf(campus, size);
  return [
    background(size, COLOURS.papier),
    drawSheetGraticule(view, RELIEF.mer),
    drawLands(campus, view),
    drawSheetRivers(view),
    drawRoutes(composition, view),
    drawPoints(composition, view),
  ].join('');
}

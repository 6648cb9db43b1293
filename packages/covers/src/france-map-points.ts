import {
  DEFAULT_OFFSET,
  LABEL_OFFSETS,
  MAJOR_CITIES,
  ROUTE_BENDS,
  type LabelAnchor,
} from './france-map-labels.data.ts';
import { placeOf } from './campuses.ts';
import type { MapSheet } from './france-map-sheet.ts';
import { FRANCE, type Territory } from './geodata.ts';
import { COLOURS } from './palette.ts';
import { round1 } from './path-data.ts';
import type { CoverLocale } from './places.ts';
import { dot, escapeText } from './svg.ts';

function drawRoute({ hub, isClose }: MapSheet, to: Territory): string {
  const dx = to.x - hub.x;
  const dy = to.y - hub.y;
  const bend = isClose ? 0.08 * (dx > 0 ? 1 : -1) : (ROUTE_BENDS[to.slug] ?? 0);
  const controlX = Math.round((hub.x + to.x) / 2 + dy * bend);
  const controlY = Math.round((hub.y + to.y) / 2 - dx * bend);
  return `M${hub.x} ${hub.y}Q${controlX} ${controlY} ${to.x} ${to.y}`;
}

/** From Paris to the countries abroad; on a close map, from the campus to its neighbours. */
export function drawRoutes(sheet: MapSheet): string {
  const path = sheet.linked.map((cell) => drawRoute(sheet, cell)).join('');
  return `<path d="${path}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="${sheet.scaled(15)}"/>`;
}

/** The current campus has a larger point, so its label stands further away. */
function shift(anchor: LabelAnchor, dy: number, distance: number): [number, number] {
  if (anchor === 'middle') return [0, Math.sign(dy) * distance];
  return [anchor === 'start' ? distance : -distance, 0];
}

export function drawLabel(
  { isClose, zoom }: MapSheet,
  cell: Territory,
  isCurrent: boolean,
  locale: CoverLocale = 'fr',
): string {
  const [dx, dy, anchor] = LABEL_OFFSETS[cell.slug] ?? DEFAULT_OFFSET;
  const [shiftX, shiftY] = shift(anchor, dy, isCurrent ? 24 : 0);
  const x = cell.x + zoom * (dx + shiftX);
  const y = cell.y + zoom * (dy + shiftY);
  const name = placeOf(cell).names[locale];
  const minor = MAJOR_CITIES.has(cell.slug) || isClose ? '' : ' class="mini-etiq"';
  return `<text${minor} x="${round1(x)}" y="${round1(y)}" text-anchor="${anchor}">${escapeText(name)}</text>`;
}

function pointRadius(cell: Territory, isCurrent: boolean): number {
  if (isCurrent) return 46;
  return cell.abroad ? 34 : 26;
}

export function drawPoints(sheet: MapSheet, hasLabels: boolean): string {
  const { hub, isClose, linked, scaled } = sheet;
  const shown = FRANCE.cells.filter(({ x, y }) => sheet.isInside([x, y]));
  return shown
    .map((cell) => {
      const isCurrent = isClose && cell === hub;
      const point = dot([cell.x, cell.y], {
        radius: scaled(pointRadius(cell, isCurrent)),
        fill: isCurrent || !isClose ? COLOURS.vermillon : COLOURS.papier,
        strokeWidth: scaled(9),
      });
      const isNamed = hasLabels && (!isClose || isCurrent || linked.includes(cell));
      return isNamed ? point + drawLabel(sheet, cell, isCurrent) : point;
    })
    .join('');
}

/** Out at sea. In this projection 100 km are 339 units. */
export function drawScale(): string {
  return [
    `<g class="mini-etiq"><path d="M-330 2300h678v36h-678z" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="7"/>`,
    `<path d="M-330 2300h170v36h-170zM9 2300h170v36h-170z" fill="${COLOURS.encre}"/>`,
    '<text x="-330" y="2440">0</text><text x="348" y="2440" text-anchor="end">200 km</text></g>',
  ].join('');
}

import { drawPoints, drawRoutes, drawScale } from './france-map-points.ts';
import { createMapSheet, type FranceMapOptions, type MapSheet } from './france-map-sheet.ts';
import { FRANCE, type Territory } from './geodata.ts';
import { COLOURS, RELIEF, tintAt } from './palette.ts';
import { polyline, smoothCurve } from './path-data.ts';
import { escapeText } from './svg.ts';

export function drawGround({ scaled, shape, isInside }: MapSheet): string {
  const lines = FRANCE.graticule.map((line) => line.filter(isInside)).filter((line) => line.length > 1);
  return [
    `<g fill="none" stroke="${RELIEF.mer}" stroke-width="${scaled(5)}"><path d="${lines.map(polyline).join('')}"/></g>`,
    `<path d="${shape(FRANCE.context)}" fill="${COLOURS.craie}" stroke="${COLOURS.encre}" stroke-width="${scaled(5)}" stroke-opacity=".35"/>`,
  ].join('');
}

function drawTerritory(sheet: MapSheet, cell: Territory, href: string): string {
  const { hub, isClose, linked, scaled } = sheet;
  const path = sheet.shape(cell.rings);
  if (!path) return '';
  const isTinted = !isClose || cell === hub || linked.includes(cell);
  const label = escapeText(cell.heading) + (cell.abroad ? `, ${escapeText(cell.country)}` : '');
  return `<a href="${href}" class="terr" aria-label="${label}"><path d="${path}" fill="${isTinted ? COLOURS[tintAt(cell.tint)] : COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="${scaled(cell.abroad ? 8 : 6)}" stroke-linejoin="round"/></a>`;
}

export function riversPath({ isInside }: MapSheet): string {
  const rivers = Object.values(FRANCE.rivers).filter((line) => line.some(isInside));
  return rivers.map(smoothCurve).join('');
}

export function drawOwnEdge({ hub, scaled, shape }: MapSheet): string {
  return `<path d="${shape(hub.rings)}" fill="none" stroke="${COLOURS.encre}" stroke-width="${scaled(24)}" stroke-linejoin="round"/>`;
}

function drawLines(sheet: MapSheet): string {
  const { isClose, scaled, shape } = sheet;
  return [
    `<path d="${riversPath(sheet)}" fill="none" stroke="${RELIEF.mer}" stroke-width="${scaled(11)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${shape(FRANCE.outline)}" fill="none" stroke="${COLOURS.encre}" stroke-width="${scaled(15)}" stroke-linejoin="round"/>`,
    isClose ? drawOwnEdge(sheet) : '',
  ].join('');
}

function openingTag({ hub, isClose, crop, zoom }: MapSheet): string {
  const label = isClose
    ? `${hub.heading} et les campus voisins`
    : `Carte des ${FRANCE.cells.length} campus : France, Bruxelles, Genève, Londres et Madrid`;
  const style = zoom === 1 ? '' : ` style="--k:${zoom}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="carte${isClose ? ' carte--serree' : ''}" viewBox="${crop.join(' ')}"${style} role="group" aria-label="${escapeText(label)}">`;
}

/**
 * The map of the campuses: territories in France, countries around, four tints. Links sit on whole territories
 * and countries, so that the targets are large. Written inline in a page: its letters and classes use the site's CSS.
 */
export function franceMap(options: FranceMapOptions): string {
  const sheet = createMapSheet(options);
  return [
    openingTag(sheet),
    drawGround(sheet),
    ...FRANCE.cells.map((cell) => drawTerritory(sheet, cell, options.link(cell.slug))),
    `<g pointer-events="none" font-family="'Bricolage Grotesque', 'Arial Narrow', sans-serif" font-weight="600" font-size="${sheet.scaled(86)}">`,
    drawLines(sheet),
    drawRoutes(sheet),
    sheet.isClose ? '' : drawScale(),
    drawPoints(sheet, options.labels ?? true),
    '</g></svg>\n',
  ].join('');
}

import { drawGround, riversPath } from './france-map.ts';
import { MAJOR_CITIES } from './france-map-labels.data.ts';
import { drawLabel, drawPoints, drawRoutes, drawScale } from './france-map-points.ts';
import { createMapSheet } from './france-map-sheet.ts';
import { FRANCE } from './geodata.ts';
import { COLOURS, RELIEF } from './palette.ts';
import type { CoverLocale } from './places.ts';

const SHEET = createMapSheet({});

export const FRANCE_MAP_VIEW_BOX = SHEET.crop.join(' ');

function drawLabels(isWanted: (slug: string) => boolean, locale: CoverLocale = 'fr'): string {
  return FRANCE.cells
    .filter(({ slug }) => isWanted(slug))
    .map((cell) => drawLabel(SHEET, cell, false, locale))
    .join('');
}

/**
 * The general map in pieces, one id each, for a page that writes the links itself and takes the shapes from one file
 * (`<use>`): the ground, a territory for each campus by its slug, all of them, the lines, the routes, two sets of names, that of the large
 * cities in English too. Territories
 * have no colour, lines no width and names no font: those of the page reach them, with its states and at its scale.
 */
export function franceMapSymbols(): string {
  const territories = FRANCE.cells.map(({ slug, rings }) => `<path id="${slug}" d="${SHEET.shape(rings)}"/>`);
  const isMajor = (slug: string) => MAJOR_CITIES.has(slug);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<g id="ground">${drawGround(SHEET)}</g>`,
    ...territories,
    `<g id="territories">${FRANCE.cells.map(({ slug }) => `<use href="#${slug}"/>`).join('')}</g>`,
    `<path id="rivers" d="${riversPath(SHEET)}" fill="none" stroke="${RELIEF.mer}" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path id="outline" d="${SHEET.shape(FRANCE.outline)}" fill="none" stroke="${COLOURS.encre}" stroke-linejoin="round"/>`,
    `<g id="routes">${drawRoutes(SHEET)}${drawPoints(SHEET, false)}</g>`,
    `<g id="major-names">${drawLabels(isMajor)}</g>`,
    `<g id="major-names-en">${drawLabels(isMajor, 'en')}</g>`,
    `<g id="minor-names">${drawScale()}${drawLabels((slug) => !isMajor(slug))}</g>`,
    '</svg>\n',
  ].join('\n');
}

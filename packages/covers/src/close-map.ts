import { drawOwnEdge } from './france-map.ts';
import { drawLabel, drawPoints, drawRoutes } from './france-map-points.ts';
import { createMapSheet } from './france-map-sheet.ts';
import type { CoverLocale } from './places.ts';

export type CloseMap = {
  viewBox: string;
  /** The width of lines and letters, beside those of the general map. */
  zoom: number;
  /** The campuses whose territories touch this one. */
  near: string[];
  /** What is drawn over the territories of the general map. */
  svg: string;
};

/** The map closed in on a campus and its neighbours, over the pieces of `franceMapSymbols`. */
export function closeMap(slug: string): CloseMap {
  const sheet = createMapSheet({ current: slug });
  const near = sheet.linked.map((territory) => territory.slug);
  const named = [sheet.hub, ...sheet.linked];
  const namesIn = (locale: CoverLocale) =>
    named.map((territory) => drawLabel(sheet, territory, territory === sheet.hub, locale)).join('');
  const [french, english] = [namesIn('fr'), namesIn('en')];
  return {
    viewBox: sheet.crop.join(' '),
    zoom: sheet.zoom,
    near,
    svg: [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      `<g id="routes">${drawOwnEdge(sheet)}${drawRoutes(sheet)}${drawPoints(sheet, false)}</g>`,
      `<g id="names">${french}</g>`,
      `<g id="names-en">${english === french ? '<use href="#names"/>' : english}</g>`,
      '</svg>\n',
    ].join('\n'),
  };
}

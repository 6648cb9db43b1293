/** The tile of Strapi's picker: a sketch is drawn at its size, and shown larger under the pointer. */
const WIDTH = 124;
const HEIGHT = 52;

const PAPER = '#ffffff';
const INK = '#32324d';
const GREY = '#c0c0cf';
const PALE = '#eaeaef';
const ACCENT = '#4945ff';

type Box = readonly [x: number, y: number, width: number, height: number];

const box = ([x, y, width, height]: Box, fill: string, radius = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const title = (x: number, y: number, width: number) => box([x, y, width, 4], INK);
export const line = (x: number, y: number, width: number) => box([x, y, width, 2], GREY);
export const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    line(x, y + index * 5, index === count - 1 ? width * 0.6 : width),
  ).join('');
export const picture = (x: number, y: number, width: number, height: number) =>
  box([x, y, width, height], PALE, 2) +
  `<path d="M${x + 2} ${y + height - 2}l${width * 0.3} -${height * 0.45} ${width * 0.2} ${height * 0.25} ${width * 0.15} -${height * 0.15} ${width * 0.25} ${height * 0.35}z" fill="${GREY}"/>`;
export const button = (x: number, y: number, width: number) => box([x, y, width, 8], ACCENT, 2);
export const card = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="none" stroke="${GREY}"/>`;
export const round = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${GREY}"/>`;
export const sign = (x: number, y: number, text: string, size = 14) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${ACCENT}">${text}</text>`;
export const arrow = (x: number, y: number, direction: 1 | -1) =>
  `<path d="M${x} ${y - 4}l${4 * direction} 4 ${-4 * direction} 4" fill="none" stroke="${ACCENT}" stroke-width="2"/>`;

/** As an address that needs no file and no request. */
export function toPictureUrl(sketch: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 4}" height="${HEIGHT * 4}">${box([0, 0, WIDTH, HEIGHT], PAPER, 0)}${sketch}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

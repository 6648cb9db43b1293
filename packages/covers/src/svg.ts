import type { Point, Size } from './geometry.ts';
import { COLOURS } from './palette.ts';
import { round1 } from './path-data.ts';

const ENTITIES: Record<string, string> = { '<': '&lt;', '&': '&amp;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[<&"]/g, (character) => ENTITIES[character] ?? character);
}

/** Without a title the picture is decoration and hidden from assistive technology. */
export function svgDocument({ width, height }: Size, body: string, title?: string): string {
  const role = title ? `role="img" aria-label="${escapeText(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${role}>${body}</svg>\n`;
}

export function background({ width, height }: Size, fill: string): string {
  return `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`;
}

export type DotStyle = { radius: number; fill: string; strokeWidth: number };

export function dot([x, y]: Point, { radius, fill, strokeWidth }: DotStyle): string {
  return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" fill="${fill}" stroke="${COLOURS.encre}" stroke-width="${strokeWidth}"/>`;
}

/** The alternating border at the edge of a map sheet. */
export function neatline({ width, height }: Size, thickness: number, segment: number): string {
  const inset = thickness / 2;
  const path = `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const ground = `<path d="${path}" fill="none" stroke="${COLOURS.papier}" stroke-width="${thickness}"/>`;
  return `${ground}<path d="${path}" fill="none" stroke="${COLOURS.encre}" stroke-width="${thickness - 4}" stroke-dasharray="${segment} ${segment}"/>`;
}

/** What an editor's picture becomes on a page: ink, printed on the tint of the page. */

const LEVELS = 256;
const WHITE = 255;
/** The darkest and the lightest pixels, a grain of dust or a lamp, do not decide for the rest. */
const TRIMMED = 0.005;
/** A faint picture is not stretched further: what would come out is the grain. */
const STRETCH_MAX = 3;
/** A very dark picture, or a very light one, is drawn as far as these means, so that it still shows its subject. */
const MEAN = { min: 0.45, max: 0.7 };
const CURVE = { min: 0.6, max: 1.8 };

type Rgb = readonly [red: number, green: number, blue: number];

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function countLevels(grey: Uint8Array): number[] {
  const counts = Array.from({ length: LEVELS }, () => 0);
  for (const level of grey) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

function levelAt(counts: readonly number[], share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) >= wanted),
  );
}

/** How the greys of a picture spread over the whole range, from 0 (ink) to 1 (the tint). */
export function spreadTones(grey: Uint8Array): { tones: readonly number[]; stretch: number } {
  const counts = countLevels(grey);
  const [low, high] = [levelAt(counts, TRIMMED), levelAt(counts, 1 - TRIMMED)];
  const stretch = Math.min(STRETCH_MAX, WHITE / Math.max(1, high - low));
  // What cannot fill the range keeps to the side where it is: a pale wall stays pale.
  const margin = WHITE - (high - low) * stretch;
  const start = margin * (low / Math.max(1, low + WHITE - high));
  const straight = counts.map((_, level) => clamp((start + (level - low) * stretch) / WHITE, 0, 1));
  const mean = straight.reduce((sum, tone, level) => sum + tone * (counts[level] ?? 0), 0) / grey.length;
  const wanted = clamp(mean, MEAN.min, MEAN.max);
  const curve = clamp(Math.log(wanted) / Math.log(clamp(mean, 0.01, 0.99)), CURVE.min, CURVE.max);
  return { tones: straight.map((tone) => tone ** curve), stretch };
}

/** Each grey as a colour between ink and white; white lets the tint of the page through (multiply). */
export function printInInk(grey: Uint8Array, tones: readonly number[], ink: Rgb): Uint8Array {
  const shades = tones.map((tone) => ink.map((dark) => Math.round(dark + (WHITE - dark) * tone)));
  const table = Uint8Array.from(shades.flat());
  const printed = new Uint8Array(grey.length * ink.length);
  // A loop without a call: a picture has two million pixels, and the service answers others meanwhile.
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const shade = (grey[pixel] ?? 0) * ink.length;
    for (let channel = 0; channel < ink.length; channel++)
      printed[pixel * ink.length + channel] = table[shade + channel] ?? WHITE;
  }
  return printed;
}

/** Colours that differ by less than this are one. */
const SHADE_BITS = 3;
const DRAWN_SHARE = 0.9;
const DRAWN_COLOURS_MAX = 16;

/**
 * A chart, a logo, a screenshot: besides its ground, a few flat colours make nine tenths of it. Of the pictures tried, the
 * drawings have 2 to 9, the photographs 26 (a night scene) to 180.
 */
export function isDrawing(rgb: Uint8Array): boolean {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
    const shade = ((red >> SHADE_BITS) << 16) | ((green >> SHADE_BITS) << 8) | (blue >> SHADE_BITS);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const [ground = 0, ...others] = [...counts.values()].toSorted((one, other) => other - one);
  const few = others.slice(0, DRAWN_COLOURS_MAX).reduce((sum, count) => sum + count, 0);
  return few >= DRAWN_SHARE * (rgb.length / 3 - ground);
}

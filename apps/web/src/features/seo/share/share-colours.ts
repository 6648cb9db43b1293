import type { Tint } from '@/ui/tint';

/** The tokens of the design (styles/tokens.css), which no picture can read. */
export const INK = '#0b2a27';
export const INK_2 = '#3b534f';
export const PAPER = '#fbfaf5';
export const VERMILION = '#ff5630';
export const TINT_COLOURS: Readonly<Record<Tint, string>> = {
  mer: '#b5dbe0',
  rose: '#f5c3b8',
  paille: '#f7dc86',
  tilleul: '#c9dc9f',
};

import type { SheetTint } from './sheet.model';

/** A4, in points. */
export const PAPER = { width: 595.28, height: 841.89, margin: 40, foot: 40 };

/** Those of tokens.css (a test compares them). */
export const INK = {
  encre: '#0b2a27',
  encre2: '#3b534f',
  papier: '#fbfaf5',
  rouge: '#be2a0a',
  vermillon: '#ff5630',
};

export const TINTS: Record<SheetTint, { ground: string; relief: string }> = {
  mer: { ground: '#b5dbe0', relief: '#86c0ca' },
  rose: { ground: '#f5c3b8', relief: '#eda390' },
  paille: { ground: '#f7dc86', relief: '#ebc454' },
  tilleul: { ground: '#c9dc9f', relief: '#a9c66f' },
};

export type FontName = 'titre' | 'moyen' | 'interface' | 'texte';

export type TextStyle = { font: FontName; size: number; lead: number; colour: string };

const style = (font: FontName, size: number, lead: number, colour = INK.encre): TextStyle => ({
  font,
  size,
  lead,
  colour,
});

/** Sizes in points at scale 1; `lead` is added between lines. */
export const STYLES = {
  kicker: style('moyen', 10, 0),
  h1: style('titre', 30, -5),
  h1Long: style('titre', 24, -4),
  summary: style('texte', 10.5, 0.6),
  h2: style('titre', 16, -1),
  h3: style('moyen', 9.6, 0.4),
  text: style('texte', 9.2, 0.4),
  quiet: style('interface', 8, 0.6, INK.encre2),
  label: style('interface', 8, 0, INK.encre2),
  value: style('moyen', 9.2, 0.4),
  cell: style('interface', 8.8, 0.8),
  head: style('moyen', 8, 0, INK.encre2),
  figure: style('titre', 21, -2),
  link: style('interface', 9, 0.6, INK.rouge),
  foot: style('interface', 7.5, 0, INK.encre2),
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;

/** Between parts, sections and columns, at scale 1. */
export const GAPS = { part: 4, item: 1.6, section: 15, column: 26, row: 17, underTitle: 4 };

import type { Locale } from '@meridia/domain/locales';

/** A printed sheet as data: what it says and in which order, nothing of how it is drawn. */

/** `lang` where it is not the language of the sheet. */
export type Words = { text: string; lang?: string };

export type SheetFact = { label: string; value: Words };

export type SheetPart =
  | { kind: 'text'; words: Words; isQuiet?: boolean }
  | { kind: 'title'; text: string; lang?: string }
  | { kind: 'list'; items: readonly Words[]; isOrdered?: boolean }
  /** The label above its value. */
  | { kind: 'facts'; facts: readonly SheetFact[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly Words[])[] }
  | { kind: 'figures'; figures: readonly { value: string; label: string }[] }
  | { kind: 'link'; text: string; href: string };

export type SheetSection = { title: string; parts: readonly SheetPart[] };

/** Side by side; `share` of the width, which add up to 1. */
export type SheetColumn = { share: number; sections: readonly SheetSection[] };
export type SheetRow = readonly SheetColumn[];
export type SheetPage = readonly SheetRow[];

export type SheetTint = 'mer' | 'rose' | 'paille' | 'tilleul';

/** A path of the drawing, and its colour. */
type LogoPath = { d: string; fill: string };
export type SheetLogo = { paths: readonly LogoPath[]; width: number; height: number };

type SheetHead = {
  /** « BTS, Communication » */
  kicker: string;
  title: string;
  summary: Words | null;
  /** « Fiche établie le 16 novembre 2026 » */
  date: string;
};

export type Sheet = {
  locale: Locale;
  /** Of the document, as a reader of PDF files shows it. */
  title: string;
  school: string;
  /** Null: the name of the school stands in its place. */
  logo: SheetLogo | null;
  tint: SheetTint;
  head: SheetHead;
  /** Below each page. */
  foot: string;
  /** The day it was made, « 2026-11-16 ». */
  madeOn: string;
  /** Each page, as long as it may be (0), then shorter and shorter: the first that fits is printed. */
  pages: readonly [SheetDraft, SheetDraft];
};

export type SheetDraft = { draw: (brevity: number) => SheetPage; shortest: number };

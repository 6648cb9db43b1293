import type { RedirectKind } from '@meridia/domain/redirects';

/** What the desk shows, as the panel reads it. */
export type UnknownAddress = {
  path: string;
  referrer: string | null;
  times: number;
  /** Days in Paris, as 2026-11-16. */
  firstDay: string;
  lastDay: string;
  suggestions: string[];
};

export type RuleUse = {
  documentId: string;
  source: string;
  destination: string;
  kind: RedirectKind;
  active: boolean;
  times: number;
  lastDay: string | null;
};

export type UnknownAddresses = { total: number; addresses: UnknownAddress[] };
export type RuleUses = {
  total: number;
  /** The first day of which anything is known; null: nothing was counted yet. */
  since: string | null;
  rules: RuleUse[];
};

/** How many rows a page of the desk has. */
export const PAGE_SIZE = 20;

/** A part of a list. */
export type Window = { start: number; limit: number };
/** A page of the desk, and how many rows a full one has. */
export type DeskPage<List> = List & { pageSize: number };

import type { SearchKind } from '@meridia/domain/search';

/** What is searched of a document: the document itself, a question that it answers, or (without a kind) a part to lead to. */
export type Passage = {
  kind: SearchKind | null;
  anchor: string | null;
  title: string;
  /** Shown beside the title: the page of an answer, the campus of an event. */
  about: string | null;
  /** What it is called as well. */
  keywords: string;
  summary: string;
  body: string;
  /** Words that lead to it without being on it; never shown. */
  unsaid: string;
  /** A day, for what has one. */
  date: string | null;
  /** The last day on which it is of use. */
  endsOn: string | null;
};

export const EMPTY: Passage = {
  kind: null,
  anchor: null,
  title: '',
  about: null,
  keywords: '',
  summary: '',
  body: '',
  unsaid: '',
  date: null,
  endsOn: null,
};

/** A published document in one language, its components and a few relations with it. */
export type Searched = Record<string, unknown> & { id: number; documentId: string };

type Named = { documentId: string; title?: string; name?: string };

/** The documents that a relation names. */
export function namedBy(relation: unknown): Named[] {
  return [relation]
    .flat()
    .filter((one): one is Named => typeof one === 'object' && one !== null && 'documentId' in one);
}

export const namesOf = (relation: unknown): string[] =>
  namedBy(relation).flatMap(({ title, name }) => title ?? name ?? []);

/** Dates come as the day itself, or as the moment; the day is that of Paris. */
export function dayOf(value: unknown): string | null {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime())
    ? null
    : moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

/** « décembre 2026 », as one asks for it. */
export function monthOf(day: string | null, locale: string): string {
  return day
    ? new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric' })
    : '';
}

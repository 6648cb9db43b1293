import { AsyncLocalStorage } from 'node:async_hooks';
import type { FeedPoint } from './feed-marks';

/** What a page depends on: the tags of the content it has read, and the day if it has asked for it. */
export type Dependence = { tags: Set<string>; day: string | null };

/** What is noted while a page is made. */
export type PageNotes = {
  point: FeedPoint;
  /** What the page is about: it is made again before it is answered when this changes. */
  about: Dependence;
  /** What its frame or a teaser shows: it is made again behind. */
  around: Dependence;
  /** What it was made of: the name of each answer, and what it said. */
  answers: Map<string, string>;
  /** Also made of something that is kept nowhere, or of two values of one answer: only a new render shows whether it has changed. */
  isOfMore: boolean;
  /** When something on it comes or goes, by the clock (ms); null: never. */
  turnsAt: number | null;
  /** A part that the page can do without is missing (STATE-04). */
  isIncomplete: boolean;
  /** A part is the last good one, and not the latest. */
  isLate: boolean;
  /** One of too many pages to keep them all. */
  isBrief: boolean;
};

type Scope = { notes: PageNotes; dependence: Dependence };

const scope = new AsyncLocalStorage<Scope | undefined>();

const nothing = (): Dependence => ({ tags: new Set(), day: null });

export async function withNotes<Made>(
  point: FeedPoint,
  make: () => Promise<Made>,
): Promise<{ made: Made; notes: PageNotes }> {
  const notes: PageNotes = {
    point,
    about: nothing(),
    around: nothing(),
    answers: new Map(),
    isOfMore: false,
    turnsAt: null,
    isIncomplete: false,
    isLate: false,
    isBrief: false,
  };
  const made = await scope.run({ notes, dependence: notes.about }, make);
  return { made, notes };
}

/** What is read inside is not what the page is about: when it changes, the page is renewed behind. */
export function aroundThePage<Read>(read: () => Read): Read {
  const current = scope.getStore();
  return current ? scope.run({ notes: current.notes, dependence: current.notes.around }, read) : read();
}

function addTags(tags: readonly string[]): void {
  const current = scope.getStore();
  for (const tag of tags) current?.dependence.tags.add(tag);
}

/** Of what is kept nowhere else than in the page. */
export function noteTags(tags: readonly string[]): void {
  const current = scope.getStore();
  if (current) current.notes.isOfMore = true;
  addTags(tags);
}

/** `hash`: of what it says, to know later whether it still says the same. */
export type NotedAnswer = {
  name: string;
  hash: string;
  tags: readonly string[];
  around: readonly string[];
};

export function noteAnswer({ name, hash, tags, around }: NotedAnswer): void {
  const notes = scope.getStore()?.notes;
  const known = notes?.answers.get(name);
  // The content changed while the page was rendered: one part shows the old value, and the last hash says nothing of it.
  if (notes && known !== undefined && known !== hash) notes.isOfMore = true;
  notes?.answers.set(name, hash);
  addTags(tags);
  noteTagsAround(around);
}

/** Of a picture, or of what may come to be shown: never worth a wait. */
export function noteTagsAround(tags: readonly string[]): void {
  const current = scope.getStore();
  for (const tag of tags) current?.notes.around.tags.add(tag);
}

/** The first counts: a page that is rendered across midnight has a part of the day before. */
export function noteDay(day: string): void {
  const current = scope.getStore();
  if (current) current.dependence.day ??= day;
}

/** The earliest counts. */
export function noteMoment(moment: number): void {
  const notes = scope.getStore()?.notes;
  if (notes) notes.turnsAt = Math.min(moment, notes.turnsAt ?? moment);
}

type Fault = 'isIncomplete' | 'isLate' | 'isBrief';

export function noteFault(fault: Fault): void {
  const current = scope.getStore();
  if (current) current.notes[fault] = true;
}

/** What is read inside adds nothing to what the page depends on. */
export function withoutNotes<Read>(read: () => Read): Read {
  return scope.run(undefined, read);
}

import { z } from 'zod';
import { readServerEnvironment } from '@/env/server';
import { describeError, log } from '@/lib/log';
import { createBoundedMap } from '@/lib/bounded-map';
import { aroundThePage, noteAnswer, noteDay, noteFault, noteMoment, noteTags } from '@/store/page-notes';
import { todayInParis } from '@/store/today';
import { contentClient } from './content-client';
import { renewOr, type ContentRequest, type Kind } from './content-renewal';
import { findAnswer, isFresh, nameOf, type KeptAnswer } from './kept-answers';
import { currentPreview, type PreviewedDocument } from './previewed-document';

type Read = (path: string, request: ContentRequest) => Promise<unknown>;

const anything = z.unknown();
const client = () => contentClient(readServerEnvironment(), log);

const readOne: Read = (path, { locale, query }) => client().get(path, { locale, query, schema: anything });
const readEvery: Read = (path, { locale, query }) =>
  client().getAll(path, { locale, query, schema: anything });

const keyOf = (read: Read, path: string, { locale, query }: ContentRequest) =>
  JSON.stringify([read === readEvery ? 'all' : 'one', path, locale, query]);

/** The answer that is kept under a key, unless the contract has changed since. */
async function findFitting(key: string, { findFault }: ContentRequest): Promise<KeptAnswer | null> {
  const known = await findAnswer(key);
  const isUnfit = known !== null && known.value !== null && findFault?.(known.value) !== undefined;
  return isUnfit ? null : known;
}

/** PREVIEW-02: what visitors read is taken where it is fresh; nothing that is read for a preview is kept. */
async function readForPreview(
  { path: previewedPath, locale, answer }: PreviewedDocument,
  ...[read, path, request]: [read: Read, path: string, request: ContentRequest]
): Promise<unknown> {
  if (path === previewedPath && request.locale === locale && !request.query) return answer;
  const known = await findFitting(keyOf(read, path, request), request);
  return known && isFresh(known) ? known.value : read(path, request);
}

type Question = { read: Read; kind: Kind; path: string; request: ContentRequest };

/** How what pages were made of can be asked for again. More than a school asks; the oldest go. */
const MAX_QUESTIONS = 20_000;
const questions = createBoundedMap<Question>(MAX_QUESTIONS);

async function findOrRenew(key: string, { read, kind, path, request }: Question): Promise<KeptAnswer> {
  const known = await findFitting(key, request);
  if (known && isFresh(known)) return known;
  return renewOr(known, key, kind, () => read(path, request), request);
}

async function readKept(read: Read, kind: Kind, path: string, request: ContentRequest): Promise<unknown> {
  const preview = currentPreview();
  if (preview) return readForPreview(preview, read, path, request);
  const key = keyOf(read, path, request);
  const answer = await findOrRenew(key, { read, kind, path, request });
  const name = nameOf(key);
  if (!questions.get(name)) questions.set(name, { read, kind, path, request });
  noteAnswer({ ...answer, name });
  return answer.value;
}

/** What an answer says now, by its name; null when this process has never asked for it, or cannot. */
export async function hashNow(name: string): Promise<string | null> {
  const question = questions.get(name);
  if (!question) return null;
  const { read, path, request } = question;
  try {
    const answer = await findOrRenew(keyOf(read, path, request), question);
    // The last good one, because there was none in time, says nothing.
    return isFresh(answer) ? answer.hash : null;
  } catch {
    return null;
  }
}

/**
 * What a page cannot do without: the JSON of the answer, null when the content service says that it does not exist, an
 * error otherwise. An answer that is out of date is no answer: the page that was made with it still stands.
 */
export const readContent = (path: string, request: ContentRequest) =>
  readKept(readOne, 'list', path, request);

/** The same for one document: `tags` names its own type first, then those whose documents may come to be part of it. */
export const readContentDocument = (path: string, request: ContentRequest) =>
  readKept(readOne, 'document', path, request);

/** Every item of a list that a page cannot do without, page by page to the end. */
export const readAllContent = (path: string, request: ContentRequest) =>
  readKept(readEvery, 'list', path, request) as Promise<unknown[]>;

/** What a page can do without (STATE-04): the last good answer stands in until it can be read; null when there is none. */
export async function readOptionalContent(path: string, request: ContentRequest): Promise<unknown> {
  try {
    return await readContent(path, request);
  } catch (error) {
    log.warn('optional content left out', { path, ...describeError(error) });
    noteTags(request.tags);
    const known = await findFitting(keyOf(readOne, path, request), request);
    noteFault(known ? 'isLate' : 'isIncomplete');
    return known?.value ?? null;
  }
}

/** A part of another page (STATE-04): null when it cannot be read, so that it is left out instead of said to be empty. */
export async function orLeftOut<Part>(read: () => Promise<Part>): Promise<Part | null> {
  try {
    return await read();
  } catch (error) {
    log.warn('part of a page left out', describeError(error));
    noteFault('isIncomplete');
    return null;
  }
}

/** The day it is in Paris: a page that depends on it is made again when it turns. */
export async function readToday(): Promise<string> {
  const day = todayInParis();
  noteDay(day);
  return day;
}

/** LAY-07: a page that shows something until a moment, or will from then on, is made again at that moment. */
export function noteTurn(moment: number | null): void {
  if (moment !== null) noteMoment(moment);
}

/** The page that calls it is one of too many to keep them all. */
export const keepShort = () => noteFault('isBrief');

/** What is read inside is not what the page is about: its changes never make a visitor wait. */
export const around = aroundThePage;

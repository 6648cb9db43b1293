import type { QueryObject } from '@meridia/content-client/query-string';
import { AppError } from '@meridia/domain/app-error';
import type { Locale } from '@meridia/domain/locales';
import { within } from '@/lib/within';
import { feedMarks } from '@/store/feed-marks';
import { noteFault } from '@/store/page-notes';
import { askedOnce } from './asked-once';
import { contentWatch } from './content-watch';
import { placesOf, shownDocuments, tagsOfList } from './content-tags.rules';
import { hashOf, isFresh, keepAnswer, type KeptAnswer } from './kept-answers';

export type ContentRequest = {
  locale: Locale;
  query?: QueryObject;
  /** The types that the answer is made of: a change of one of them may make it out of date (content-tags.rules.ts). */
  tags: readonly string[];
  /** The last good answer is better than none, and than a slow one, even for what a page cannot do without. */
  isLastGoodEnough?: boolean;
  /** Why an answer is not what the contract says: it is not kept, nor used if it was, and the last good one stands. */
  findFault?: (json: unknown) => Error | undefined;
};

/** `document`: out of date when a document that it shows changes; when one of the other types does, behind. */
export type Kind = 'list' | 'document';

/** What kind of answer it is, how it is read, and for whom. */
type How = [kind: Kind, read: () => Promise<unknown>, request: ContentRequest];

/** How long somebody waits for what has a last good answer; after one that did not come, nobody does for a moment. */
const PATIENCE_MS = 500;
const PAUSE_MS = 2000;

/** A document that is not there appears when one of its type is published; one that is there is about what it shows. */
function toAnswer(value: unknown, kind: Kind, { tags }: ContentRequest): Omit<KeptAnswer, 'point' | 'hash'> {
  const { documents, media } = shownDocuments(value);
  if (kind === 'list') return { value, tags: tagsOfList(value, tags), around: media };
  if (value === null) return { value, tags: tags.map(placesOf), around: media };
  return { value, tags: documents, around: [...media, ...tags.slice(1).map(placesOf)] };
}

const underWay = new Map<string, { point: unknown; reading: Promise<KeptAnswer> }>();

async function ask(key: string, ...[kind, read, request]: How): Promise<KeptAnswer> {
  const point = feedMarks.point();
  const value = await read();
  const fault = value === null ? undefined : request.findFault?.(value);
  if (fault) {
    contentWatch.misfit(fault instanceof AppError ? fault.source : '');
    throw fault;
  }
  const answer = { ...toAnswer(value, kind, request), hash: hashOf(value), point };
  await keepAnswer(key, answer);
  return answer;
}

/** That of another node will do where it would have done here. */
const renew = (key: string, ...rest: How) =>
  askedOnce({
    key,
    isWanted: (answer) => isFresh(answer) && !rest[2].findFault?.(answer.value),
    ask: () => ask(key, ...rest),
  });

/** One call for all who ask at the same place of the feed. */
function renewOnce(key: string, ...rest: How): Promise<KeptAnswer> {
  const point = feedMarks.point();
  const known = underWay.get(key);
  if (known?.point === point) return known.reading;
  const reading = renew(key, ...rest).finally(() => {
    if (underWay.get(key)?.reading === reading) underWay.delete(key);
  });
  underWay.set(key, { point, reading });
  return reading;
}

let pausedUntil = 0;

/** The new answer; where it will do, the known one when there is no new one in time. */
export async function renewOr(
  known: KeptAnswer | null,
  ...rest: Parameters<typeof renewOnce>
): Promise<KeptAnswer> {
  if (!known || !rest[3].isLastGoodEnough) return renewOnce(...rest);
  const isPaused = performance.now() < pausedUntil;
  // The client has logged why.
  const renewed = isPaused
    ? null
    : await within(
        PATIENCE_MS,
        renewOnce(...rest).catch(() => null),
      );
  if (renewed) return renewed;
  if (!isPaused) pausedUntil = performance.now() + PAUSE_MS;
  noteFault('isLate');
  return known;
}

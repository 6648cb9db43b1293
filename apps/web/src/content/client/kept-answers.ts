import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { readServerEnvironment } from '@/env/server';
import { isRecord } from '@/lib/is-record';
import { feedMarks, type FeedPoint } from '@/store/feed-marks';
import { onceForText } from '@/lib/once-for-text';
import { contentPrefix } from '@/store/key-prefix';
import { createMemory } from '@/store/memory';
import { sharedRedis } from '@/store/shared-redis';

/** An answer of the content service, where the feed was when it was asked for, and what makes it out of date. */
export type KeptAnswer = {
  value: unknown;
  /** Of the value: whoever has used it can tell later whether it is still the same. */
  hash: string;
  point: FeedPoint;
  tags: readonly string[];
  /** What is no reason to wait: pictures, and types whose documents may come to be part of it. */
  around: readonly string[];
};

/** Of JSON as text; as objects it takes some three times as much. */
const MEMORY_BYTES = 24_000_000;
const DAY_SECONDS = 86_400;

const memory = createMemory<KeptAnswer>(MEMORY_BYTES);
const pack = promisify(gzip);
const unpack = promisify(gunzip);

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

const MAX_NAMES = 20_000;

/** A key may be as long as a question; under this name Redis knows it. */
export const nameOf = onceForText(MAX_NAMES, digest);

const sharedKey = (key: string): string => `${contentPrefix(readServerEnvironment())}:${nameOf(key)}`;

export const hashOf = (value: unknown): string => digest(JSON.stringify(value) ?? '');

/** A build before this one did not write the hash. */
type StoredAnswer = Omit<KeptAnswer, 'hash'> & Partial<Pick<KeptAnswer, 'hash'>>;

function isStoredAnswer(value: unknown): value is StoredAnswer {
  return (
    isRecord(value) &&
    'value' in value &&
    isRecord(value.point) &&
    [value.tags, value.around].every(Array.isArray)
  );
}

/** What another process has kept, and this one from now on; its own where that is later. */
export async function readShared(key: string): Promise<KeptAnswer | null> {
  const bytes = await sharedRedis()?.readBytes(sharedKey(key));
  if (!bytes) return null;
  try {
    const text = (await unpack(bytes)).toString();
    const stored: unknown = JSON.parse(text);
    if (!isStoredAnswer(stored)) return null;
    const answer = { ...stored, hash: stored.hash ?? hashOf(stored.value) };
    const own = memory.peek(key);
    // What Redis has may be older: from before a restore, or because a later write failed.
    if (own && !isFresh(answer) && !feedMarks.isLater(answer.point, own.point)) return own;
    memory.put(key, answer, text.length);
    return answer;
  } catch {
    return null;
  }
}

/** What never makes a visitor wait does make the page be renewed behind, and that reads the answer again. */
export function isFresh({ point, tags, around }: KeptAnswer): boolean {
  return feedMarks.lateness(point, tags) === null && feedMarks.lateness(point, around) === null;
}

/** The answer of this process or of another one, fresh if there is one, else the last good one; null when there is none. */
export async function findAnswer(key: string): Promise<KeptAnswer | null> {
  const own = memory.peek(key) ?? null;
  if (own && isFresh(own)) {
    memory.touch(key);
    return own;
  }
  return (await readShared(key)) ?? own;
}

async function share(
  key: string,
  { value }: KeptAnswer,
  text: string,
  isMissingOnly: boolean,
): Promise<unknown> {
  const redis = sharedRedis();
  // What does not exist is anybody's guess: there is no end to it.
  if (!redis || value === null) return null;
  const seconds = readServerEnvironment().LAST_GOOD_DAYS * DAY_SECONDS;
  return redis.writeBytes(sharedKey(key), await pack(text, { level: 4 }), seconds, isMissingOnly);
}

export async function keepAnswer(key: string, answer: KeptAnswer): Promise<void> {
  const text = JSON.stringify(answer);
  memory.put(key, answer, text.length);
  await share(key, answer, text, false);
}

/** For a Redis that has lost them, one at a time; what the others have stays. */
export function* answersToShare(): Generator<() => Promise<unknown>> {
  for (const key of [...memory.keys()]) {
    const answer = memory.peek(key);
    if (answer) yield () => share(key, answer, JSON.stringify(answer), true);
  }
}

/** For the tests of what reads: each starts with nothing. */
export function forgetAnswers(): void {
  for (const key of memory.keys()) memory.remove(key);
}

import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import type { QueryObject } from '@meridia/content-client/query-string';
import { statusFromDigest } from '@meridia/domain/app-error';
import type { Locale } from '@meridia/domain/locales';
import { parisDay } from '@meridia/domain/paris-time';
import { readServerEnvironment } from '@/env/server';
import { describeError, log } from '@/lib/log';
import { noteFailedRender } from '@/lib/request-context';
import { contentClient } from './content-client';
import { lastGoodValues } from './last-good-values';
import { oncePerRender } from './once-per-render';

export type ContentRequest = {
  locale: Locale;
  query?: QueryObject;
  /** The types that the answer is made of: a change of one of them makes it stale. */
  tags: readonly string[];
};

/** The media library is part of every answer: its changes come under this type. */
const MEDIA = 'plugin::upload.file';
/** The change feed makes an answer stale within a second; the hour is for what the feed would ever lose. */
const LONG = { stale: 300, revalidate: 3600, expire: 31_536_000 };
/** A page that had to do without heals within seconds. A shorter `expire` is refused under `ensureStatic`. */
const SHORT = { stale: 30, revalidate: 5, expire: 600 };
/** One of too many combinations to keep them all. */
const BRIEF = { stale: 30, revalidate: 300, expire: 600 };
const DAY = { stale: 300, revalidate: 600, expire: 31_536_000 };

const VISITOR_STATUSES = [503, 504];

const anything = z.unknown();

const client = () => contentClient(readServerEnvironment(), log);

async function read(path: string, { locale, query }: ContentRequest): Promise<unknown> {
  return client().get(path, { locale, query, schema: anything });
}

function noteFailure(error: unknown): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const status = statusFromDigest(digest) ?? 500;
  if (VISITOR_STATUSES.includes(status)) noteFailedRender(status);
}

async function cachedContent(path: string, request: ContentRequest): Promise<unknown> {
  'use cache';
  cacheLife(LONG);
  cacheTag(...request.tags, MEDIA);
  try {
    return await read(path, request);
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

async function cachedList(path: string, request: ContentRequest): Promise<unknown[]> {
  'use cache';
  cacheLife(LONG);
  cacheTag(...request.tags, MEDIA);
  try {
    return await client().getAll(path, { locale: request.locale, query: request.query, schema: anything });
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/**
 * What a page cannot do without: the JSON of the answer, null when the content service says that it does not exist, an
 * error otherwise. A failed refresh throws, so it never replaces a good answer.
 */
export const readContent = oncePerRender(cachedContent);

/** Every item of a list that a page cannot do without, page by page to the end. */
export const readAllContent = oncePerRender(cachedList);

/**
 * What a page can do without (STATE-04): the error stays inside, because one that leaves a cached function makes the page
 * fail even if the page catches it. The last good answer, or the fallback, stands in for a few seconds.
 */
export async function readOptionalContent(
  path: string,
  request: ContentRequest,
  fallback: unknown,
): Promise<unknown> {
  'use cache';
  cacheTag(...request.tags, MEDIA);
  const key = JSON.stringify([path, request.locale, request.query]);
  try {
    const answer = (await read(path, request)) ?? fallback;
    lastGoodValues.set(key, answer);
    cacheLife(LONG);
    return answer;
  } catch (error) {
    log.warn('optional content left out', { path, ...describeError(error) });
    cacheLife(SHORT);
    return lastGoodValues.get(key) ?? fallback;
  }
}

/** The day it is in Paris: a page that depends on it is rendered again in the first minutes of the next. */
export async function readToday(): Promise<string> {
  'use cache';
  cacheLife(DAY);
  return parisDay(new Date());
}

/** The page that calls it lives ten minutes at most: there would be too many like it. */
export async function keepShort(): Promise<void> {
  'use cache';
  cacheLife(BRIEF);
}

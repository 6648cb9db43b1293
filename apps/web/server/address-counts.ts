import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@meridia/domain/app-error';
import type { RedirectRule } from '@meridia/domain/redirect-table.rules';
import { toToldPath, toToldReferrer } from '@meridia/domain/unknown-address.rules';
import {
  RULES_PER_BATCH,
  UNKNOWN_PER_BATCH,
  type RedirectHits,
} from '@/content/redirect-hits/redirect-hits.query';
import { log } from '@/lib/log';
import { within } from '@/lib/within';
import type { PublicUrl } from './public-url';

const PERIOD_MS = 30_000;
/** An hour: then a batch that nobody takes makes room for a younger one. */
const MAX_TRIES = 120;
const LAST_MS = 1000;

type Options = { send: (hits: RedirectHits) => Promise<void> };
type Unknown = RedirectHits['unknown'][number];

/** Somebody who opened a page: neither a picture of one, nor a program, nor a browser that guesses where she will go. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    !headers['sec-purpose'] &&
    ['document', undefined].includes(headers['sec-fetch-dest'])
  );
}

/** The service has read the batch and does not want it: it never will. */
const isRefusal = (error: unknown) =>
  error instanceof AppError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429;

/**
 * What becomes of addresses, counted in memory and told in batches (DESK-04, DESK-06): how often each redirect is used, and what is
 * asked for in vain. A batch that failed is sent again as it is, under its own name, so that it never counts twice; meanwhile the next
 * one grows, and takes no more addresses than a batch holds.
 */
export function createAddressCounts({ send }: Options) {
  const rules = new Map<string, number>();
  const unknown = new Map<string, Unknown>();
  let unsent: { hits: RedirectHits; tries: number } | null = null;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function takeBatch(): RedirectHits | null {
    if (rules.size === 0 && unknown.size === 0) return null;
    const told = [...rules].slice(0, RULES_PER_BATCH).map(([documentId, times]) => ({ documentId, times }));
    const asked = [...unknown.values()];
    for (const { documentId } of told) rules.delete(documentId);
    unknown.clear();
    return { batch: randomUUID(), rules: told, unknown: asked };
  }

  async function sendOne(): Promise<void> {
    const hits = unsent?.hits ?? takeBatch();
    if (!hits) return;
    const tries = (unsent?.tries ?? 0) + 1;
    try {
      await send(hits);
      unsent = null;
    } catch (error) {
      // The client has logged why.
      const isOver = isRefusal(error) || tries >= MAX_TRIES;
      if (isOver) log.warn('counts of addresses dropped', { rules: hits.rules.length, tries });
      unsent = isOver ? null : { hits, tries };
    }
  }

  /** One at a time: a slow service is not asked again before it has answered. */
  const flush = (): Promise<void> => (sending ??= sendOne().finally(() => (sending = null)));

  return {
    countRules(used: readonly RedirectRule[]): void {
      for (const { documentId } of used)
        if (documentId) rules.set(documentId, (rules.get(documentId) ?? 0) + 1);
    },

    countUnknown(request: IncomingMessage, { host, path }: PublicUrl): void {
      const told = isNavigation(request) ? toToldPath(path) : null;
      if (told === null) return;
      const known = unknown.get(told);
      if (!known && unknown.size >= UNKNOWN_PER_BATCH) return;
      const referrer = toToldReferrer(request.headers.referer, host) ?? known?.referrer ?? null;
      unknown.set(told, { path: told, referrer, times: (known?.times ?? 0) + 1 });
    },

    flush,

    start(): void {
      timer = setInterval(() => void flush(), PERIOD_MS);
      timer.unref();
    },

    /** What is left goes with the last batch; a content service that does not answer keeps no node from leaving. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await within(LAST_MS, flush());
      if (!unsent) await within(LAST_MS, flush());
    },
  };
}

export type AddressCounts = ReturnType<typeof createAddressCounts>;

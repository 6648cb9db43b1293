import type { RedisLink } from './redis-link.ts';
import { prefix } from './settings.ts';
import type { createTagClock, TagMark } from './tag-clock.ts';

type TagClock = ReturnType<typeof createTagClock>;

export const TAG_CHANNEL = `${prefix}:tags`;
const MARKS = `${prefix}:tags`;
const VERSION = `${prefix}:tags-version`;
const POSITION = `${prefix}:position`;
const POLL_MS = 1000;

/** A message is `[tag, mark]`; one that is anything else is not ours. */
export function hearMark(clock: TagClock, message: string): void {
  try {
    const [tag, mark] = JSON.parse(message) as [string, TagMark];
    clock.merge(tag, mark);
  } catch {
    // The poll reads the marks themselves.
  }
}

/** The marks of every node: told at once by a message, read again every second for messages that were lost. */
export function createSharedTags(clock: TagClock, link: () => RedisLink | null) {
  let knownVersion: string | null | undefined;
  let nextPollAt = 0;

  async function poll(): Promise<void> {
    const version = await link()?.run((redis) => redis.get(VERSION));
    if (version === undefined || version === knownVersion) return;
    const marks = await link()?.run((redis) => redis.hGetAll(MARKS));
    if (!marks) return;
    for (const [tag, mark] of Object.entries(marks)) clock.merge(tag, JSON.parse(mark) as TagMark);
    knownVersion = version;
  }

  return {
    async sync(): Promise<void> {
      if (!link() || Date.now() < nextPollAt) return;
      nextPollAt = Date.now() + POLL_MS;
      const polling = poll();
      // A process that has just started knows no mark: it must not take an old page for a fresh one.
      if (knownVersion === undefined) await polling;
    },

    forgetVersion(): void {
      knownVersion = undefined;
      nextPollAt = 0;
    },

    async tell(tags: readonly string[]): Promise<void> {
      if (tags.length === 0) return;
      await link()?.run((redis) => {
        const transaction = redis.multi();
        for (const tag of tags) {
          const mark = JSON.stringify(clock.get(tag));
          transaction.hSet(MARKS, tag, mark).publish(TAG_CHANNEL, JSON.stringify([tag, clock.get(tag)]));
        }
        return transaction.incr(VERSION).exec();
      });
    },

    /** The number of the last change that the shared entries know of; null when there is none. */
    async readPosition(): Promise<number | null> {
      const text = await link()?.run((redis) => redis.get(POSITION));
      return text ? Number(text) : null;
    },

    async writePosition(position: number): Promise<void> {
      await link()?.run((redis) => redis.set(POSITION, String(position)));
    },
  };
}

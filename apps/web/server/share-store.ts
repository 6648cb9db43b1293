import { shareAddress, shareMark } from '@/features/seo/share/share-address';
import type { ShareCard } from '@/features/seo/share/share-card.model';
import { createMemory } from '@/store/memory';
import type { RedisLink } from '@/store/redis-link';
import { createGate, GateRefusal } from './gate';
import type { Painted } from './share-painter';

/** About two hundred images; Redis has the others. */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** With the two seconds of a call to the content service it is less than the four after which the edge takes a node for dead (EDGE-04). */
const MAX_WAIT_FOR_TURN_MS = 1000;
/** A drawing takes a thread of the process for a tenth of a second. The rest of a crowd is asked to come again. */
const GATE = { atOnce: 2, waiting: 30, stallMs: MAX_WAIT_FOR_TURN_MS, waitMs: MAX_WAIT_FOR_TURN_MS };
const DAY_SECONDS = 86_400;

/** `moved`: the page has another image by now. `busy`: too many are asked for at once. */
export type ShareAnswer =
  | { kind: 'image'; bytes: Buffer; isComplete: boolean; how: 'HIT' | 'MISS' }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' }
  | { kind: 'busy' };

type Options = {
  redis: RedisLink | null;
  prefix: string;
  lastGoodDays: number;
  loadCard: (page: string) => Promise<ShareCard | null>;
  paint: (card: ShareCard) => Promise<Painted>;
};

/** Its turn did not come in time. */
function asBusy(error: unknown): ShareAnswer {
  if (error instanceof GateRefusal) return { kind: 'busy' };
  throw error;
}

/** The share images, by what they are made of: one that was drawn once is never drawn again. */
export function createShareStore({ redis, prefix, lastGoodDays, loadCard, paint }: Options) {
  const memory = createMemory<Buffer>(MEMORY_BYTES);
  const gate = createGate(GATE);
  const underWay = new Map<string, Promise<ShareAnswer>>();

  async function findStored(key: string): Promise<Buffer | null> {
    const held = memory.peek(key);
    if (held) {
      memory.touch(key);
      return held;
    }
    const stored = await redis?.readBytes(`${prefix}:${key}`);
    if (stored) memory.put(key, stored, stored.length);
    return stored ?? null;
  }

  /** Choices of a list have no end that is worth the memory of Redis: each node has those that it was asked for lately. */
  async function keep(page: string, key: string, bytes: Buffer): Promise<void> {
    memory.put(key, bytes, bytes.length);
    if (!page.includes('?')) await redis?.writeBytes(`${prefix}:${key}`, bytes, lastGoodDays * DAY_SECONDS);
  }

  async function make(page: string, mark: string, key: string): Promise<ShareAnswer> {
    const card = await loadCard(page);
    if (!card) return { kind: 'missing' };
    const right = shareMark(card);
    if (right !== mark) return { kind: 'moved', location: shareAddress(page, right) };
    const { bytes, isComplete } = await paint(card);
    if (isComplete) await keep(page, key, bytes);
    return { kind: 'image', bytes, isComplete, how: 'MISS' };
  }

  return {
    async find(page: string, mark: string): Promise<ShareAnswer> {
      const key = `${mark}:${page}`;
      const stored = await findStored(key);
      if (stored) return { kind: 'image', bytes: stored, isComplete: true, how: 'HIT' };
      const known = underWay.get(key);
      if (known) return known;
      if (gate.isFull()) return { kind: 'busy' };
      const making = gate
        .run(() => make(page, mark, key))
        .catch(asBusy)
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

export type ShareStore = ReturnType<typeof createShareStore>;

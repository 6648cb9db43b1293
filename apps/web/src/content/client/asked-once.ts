import { setTimeout as sleep } from 'node:timers/promises';
import { readServerEnvironment } from '@/env/server';
import { contentPrefix } from '@/store/key-prefix';
import { createPlaces } from '@/store/places';
import { sharedRedis } from '@/store/shared-redis';
import { nameOf, readShared, type KeptAnswer } from './kept-answers';

/**
 * Longer than a call usually takes; then whoever is at it may be in trouble, and this node asks too. Counted in looks and not by the clock:
 * when the machine is so busy that a look takes long, so does the call.
 */
const MAX_LOOKS = 20;
const BETWEEN_MS = 20;

let known: ReturnType<typeof createPlaces> | undefined;
const places = () => (known ??= createPlaces(sharedRedis(), contentPrefix(readServerEnvironment())));

type Question = {
  key: string;
  /** Whether an answer that another node got will do. */
  isWanted: (answer: KeptAnswer) => boolean;
  ask: () => Promise<KeptAnswer>;
};

async function findTheirs({ key, isWanted }: Question): Promise<KeptAnswer | null> {
  const theirs = await readShared(key);
  return theirs && isWanted(theirs) ? theirs : null;
}

async function waitForTheirs(question: Question): Promise<KeptAnswer | null> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await sleep(BETWEEN_MS);
    const theirs = await findTheirs(question);
    if (theirs) return theirs;
    if (await places().isFree(nameOf(question.key))) return null;
  }
  return null;
}

/** One call for the whole cluster: who has the place looks once more, who has not waits for what comes of it. */
export async function askedOnce(question: Question): Promise<KeptAnswer> {
  if (!sharedRedis()) return question.ask();
  const release = await places().takeLock(nameOf(question.key));
  try {
    return (await (release ? findTheirs(question) : waitForTheirs(question))) ?? (await question.ask());
  } finally {
    void release?.();
  }
}

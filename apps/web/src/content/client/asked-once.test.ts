import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readServerEnvironment } from '@/env/server';
import { contentPrefix } from '@/store/key-prefix';
import { createPlaces } from '@/store/places';
import { aRedis } from '@/store/redis.fixture';
import { askedOnce } from './asked-once';
import { keepAnswer, nameOf, type KeptAnswer } from './kept-answers';
import { useContentService } from './site-content.fixture';

const link = vi.hoisted(() => ({ current: {} }));
vi.mock('@/store/shared-redis', () => ({ sharedRedis: () => link.current }));
useContentService();

const shared = aRedis();
link.current = shared.redis;

const answerOf = (value: string): KeptAnswer => ({
  value,
  hash: value,
  point: { epoch: 'e', position: 1 },
  tags: [],
  around: [],
});
const otherNode = () => createPlaces(shared.redis, contentPrefix(readServerEnvironment()));
const isWanted = () => true;

let turn = 0;
let key = '';
beforeEach(() => {
  turn += 1;
  key = `question ${turn}`;
  shared.state.isAway = false;
});

describe('a question to the content service', () => {
  it('is asked by whoever is first', async () => {
    const ask = vi.fn(async () => answerOf('mine'));

    expect((await askedOnce({ key, isWanted, ask })).value).toBe('mine');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked where another node has just had its answer', async () => {
    await keepAnswer(key, answerOf('theirs'));
    const ask = vi.fn(async () => answerOf('mine'));

    expect((await askedOnce({ key, isWanted, ask })).value).toBe('theirs');
    expect((await askedOnce({ key, isWanted: () => false, ask })).value).toBe('mine');
  });

  it('is not asked while another node is at it: its answer is waited for', async () => {
    const release = await otherNode().takeLock(nameOf(key));
    const ask = vi.fn(async () => answerOf('mine'));
    const asked = askedOnce({ key, isWanted, ask });
    await sleep(1);
    await keepAnswer(key, answerOf('theirs'));
    await release?.();

    expect((await asked).value).toBe('theirs');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['gets none', async (release: (() => Promise<void>) | null) => release?.()],
    ['never comes to its end', async () => undefined],
  ])('is asked where the other node %s', async (_how, end) => {
    await end(await otherNode().takeLock(nameOf(key)));

    expect((await askedOnce({ key, isWanted, ask: async () => answerOf('mine') })).value).toBe('mine');
  });

  it('is asked at once while Redis is away', async () => {
    shared.state.isAway = true;

    expect((await askedOnce({ key, isWanted, ask: async () => answerOf('mine') })).value).toBe('mine');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createMicroCache } from './micro-cache';

const LIFETIME_MS = 2000;
const ok = (body: string) => ({ answer: { status: 200, type: 'application/json', body }, site: 'meridia' });

/** A read that ends when the test says so. */
function aRead() {
  let end: (body: string) => void = () => undefined;
  const result = new Promise<ReturnType<typeof ok>>((resolve) => {
    end = (body) => resolve(ok(body));
  });
  return { run: () => result, end };
}

let now = 0;
let cache: ReturnType<typeof createMicroCache>;
const bodyOf = async (key: string, body: string) => (await cache.answer(key, async () => ok(body))).body;

beforeEach(() => {
  now = 100_000;
  cache = createMicroCache(LIFETIME_MS, () => now);
});

describe('what is kept', () => {
  it('answers from memory for its lifetime, then reads again', async () => {
    expect(await bodyOf('a', 'first')).toBe('first');
    now += LIFETIME_MS - 1;
    expect(await bodyOf('a', 'second')).toBe('first');
    now += 1;
    expect(await bodyOf('a', 'third')).toBe('third');
  });

  it('keeps keys apart', async () => {
    await bodyOf('a', 'of a');
    expect(await bodyOf('b', 'of b')).toBe('of b');
  });

  it.each([
    ['a failure', { answer: { status: 503, type: 'text/plain', body: 'down' }, site: 'meridia' }],
    ['a missing page', { answer: { status: 404, type: 'text/plain', body: 'none' }, site: 'meridia' }],
    ['an answer of no school', { answer: { status: 200, type: 'text/plain', body: 'draft' }, site: null }],
  ])('does not keep %s', async (_what, owned) => {
    await cache.answer('a', async () => owned);
    expect(await bodyOf('a', 'next')).toBe('next');
  });

  it('counts the life of an answer from the start of its read, however long that took', async () => {
    const slow = aRead();
    const first = cache.answer('a', slow.run);
    now += LIFETIME_MS - 1;
    slow.end('slow');
    expect((await first).body).toBe('slow');
    now += 1;
    expect(await bodyOf('a', 'fresh')).toBe('fresh');
  });

  it('forgets the oldest of more than 2000 answers', async () => {
    for (let turn = 0; turn <= 2000; turn += 1) await bodyOf(`key ${turn}`, 'kept');
    expect(await bodyOf('key 0', 'read again')).toBe('read again');
    expect(await bodyOf('key 2000', 'read again')).toBe('kept');
  });

  it('SCALE-05 keeps no more than 32 MB, however few answers that is', async () => {
    const megabyte = 'é'.repeat(512 * 1024);
    for (let turn = 0; turn < 40; turn += 1) await bodyOf(`key ${turn}`, megabyte);
    expect(cache.size()).toEqual({ entries: 32, bytes: 32 * 1024 * 1024 });
    expect(await bodyOf('key 39', 'read again')).toBe(megabyte);
    cache.empty(null);
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('SCALE-05 keeps nothing that has expired beyond the next call', async () => {
    for (const key of ['a', 'b', 'c']) await bodyOf(key, 'old');
    now += LIFETIME_MS;
    await bodyOf('d', 'new');
    expect(cache.size()).toEqual({ entries: 1, bytes: 3 });
  });
});

describe('callers at the same time', () => {
  it('share one read', async () => {
    const read = aRead();
    let runs = 0;
    const callers = Array.from({ length: 200 }, () =>
      cache.answer('a', () => {
        runs += 1;
        return read.run();
      }),
    );
    read.end('shared');

    expect(new Set((await Promise.all(callers)).map(({ body }) => body))).toEqual(new Set(['shared']));
    expect(runs).toBe(1);
  });

  it('do not join a read that is older than the lifetime', async () => {
    const old = aRead();
    const first = cache.answer('a', old.run);
    now += LIFETIME_MS;
    const second = bodyOf('a', 'new');
    old.end('old');

    expect([(await first).body, await second]).toEqual(['old', 'new']);
    expect(await bodyOf('a', 'third')).toBe('new');
  });

  it('all get the error of their read, and the next caller reads again', async () => {
    const failing = () => Promise.reject(new Error('no database'));
    const callers = [cache.answer('a', failing), cache.answer('a', failing)];

    expect((await Promise.allSettled(callers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await bodyOf('a', 'well')).toBe('well');
  });
});

describe('a change', () => {
  it('empties the answers of its school only', async () => {
    await bodyOf('a', 'before');
    await cache.answer('b', async () => ({ ...ok('of boreal'), site: 'boreal' }));
    cache.empty('meridia');

    expect(await bodyOf('a', 'after')).toBe('after');
    expect(await bodyOf('b', 'after')).toBe('of boreal');
  });

  it('of an unknown school empties everything', async () => {
    await bodyOf('a', 'before');
    cache.empty(null);
    expect(await bodyOf('a', 'after')).toBe('after');
  });

  it('during a read: its callers get what it read, nobody else does', async () => {
    const read = aRead();
    const before = cache.answer('a', read.run);
    cache.empty('meridia');
    const after = bodyOf('a', 'new');
    read.end('old');

    expect([(await before).body, await after]).toEqual(['old', 'new']);
    expect(await bodyOf('a', 'later')).toBe('new');
  });
});

it('without a lifetime it keeps and shares nothing', async () => {
  const none = createMicroCache(0, () => now);
  const bodies = ['first', 'second'].map((body) => none.answer('a', async () => ok(body)));
  expect((await Promise.all(bodies)).map(({ body }) => body)).toEqual(['first', 'second']);
});

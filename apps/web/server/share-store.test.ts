import { describe, expect, it, vi } from 'vitest';
import { shareMark } from '@/features/seo/share/share-address';
import { aShareCard } from '@/features/seo/share/share-card.fixture';
import type { RedisLink } from '@/store/redis-link';
import { createShareStore } from './share-store';

const CARD = aShareCard();
const MARK = shareMark(CARD);
const PAGE = '/ecole';

/** What Redis keeps, and nothing else of it. */
function aRedis() {
  const kept = new Map<string, Buffer>();
  const link = {
    readBytes: async (key: string) => kept.get(key) ?? null,
    writeBytes: async (key: string, bytes: Buffer) => kept.set(key, bytes),
  } as Partial<RedisLink> as RedisLink;
  return { kept, link };
}

function aStore({
  redis = null,
  isComplete = true,
}: { redis?: RedisLink | null; isComplete?: boolean } = {}) {
  const paint = vi.fn(async () => ({ bytes: Buffer.from('image'), isComplete }));
  const loadCard = vi.fn(async (page: string) => (page.startsWith(PAGE) ? CARD : null));
  const store = createShareStore({ redis, prefix: 'meridia:share', lastGoodDays: 7, loadCard, paint });
  return { store, paint, loadCard };
}

describe('SHARE-02 the store of share images', () => {
  it('draws an image once, whoever asks and however many', async () => {
    const { store, paint, loadCard } = aStore();
    const first = await Promise.all([store.find(PAGE, MARK), store.find(PAGE, MARK)]);
    const later = await store.find(PAGE, MARK);

    expect(first.map(({ kind }) => kind)).toEqual(['image', 'image']);
    expect(later).toMatchObject({ kind: 'image', how: 'HIT' });
    expect([paint.mock.calls.length, loadCard.mock.calls.length]).toEqual([1, 1]);
  });

  it('shares it with the other nodes', async () => {
    const { kept, link } = aRedis();
    await aStore({ redis: link }).store.find(PAGE, MARK);
    const other = aStore({ redis: link });

    expect([...kept.keys()]).toEqual([`meridia:share:${MARK}:${PAGE}`]);
    expect(await other.store.find(PAGE, MARK)).toMatchObject({ kind: 'image', how: 'HIT' });
    expect(other.loadCard).not.toHaveBeenCalled();
  });

  it('keeps that of a choice to itself: there are too many', async () => {
    const { kept, link } = aRedis();
    const { store } = aStore({ redis: link });
    await store.find(`${PAGE}?campus=lyon`, MARK);

    expect(kept.size).toBe(0);
    expect(await store.find(`${PAGE}?campus=lyon`, MARK)).toMatchObject({ how: 'HIT' });
  });

  it('leads from the address of yesterday to that of today, and draws nothing', async () => {
    const { store, paint } = aStore();

    expect(await store.find(PAGE, '0000000000')).toEqual({
      kind: 'moved',
      location: `/partage/${MARK}/ecole.jpg`,
    });
    expect(paint).not.toHaveBeenCalled();
  });

  it('knows no image of a page that is not there', async () => {
    expect(await aStore().store.find('/inconnu', MARK)).toEqual({ kind: 'missing' });
  });

  it('does not keep an image without its art', async () => {
    const { store, paint } = aStore({ isComplete: false });
    await store.find(PAGE, MARK);
    await store.find(PAGE, MARK);

    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('a failure is not kept either', async () => {
    const { store, loadCard } = aStore();
    loadCard.mockRejectedValueOnce(new Error('outage'));

    await expect(store.find(PAGE, MARK)).rejects.toThrow('outage');
    expect(await store.find(PAGE, MARK)).toMatchObject({ kind: 'image' });
  });

  it('a crowd costs a few loads: the rest is asked to come again', async () => {
    const { store, loadCard } = aStore();
    const marks = Array.from({ length: 1000 }, (_, rank) => String(rank).padStart(10, '0'));
    const answers = await Promise.all(marks.map((mark) => store.find(PAGE, mark)));

    const busy = answers.filter(({ kind }) => kind === 'busy').length;
    expect(busy).toBeGreaterThan(900);
    expect(loadCard.mock.calls.length).toBeLessThan(100);
  });

  it('EDGE-04 whoever waits is asked to come again before the edge takes the node for dead', async () => {
    const { store, paint } = aStore();
    paint.mockImplementation(() => new Promise(() => undefined));
    for (const page of ['/ecole/a', '/ecole/b']) void store.find(page, MARK);
    const askedAt = performance.now();

    expect(await store.find(PAGE, MARK)).toEqual({ kind: 'busy' });
    expect(performance.now() - askedAt).toBeLessThan(2000);
  });
});

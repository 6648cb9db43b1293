import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as siteFeed from '@/content/client/site-feed';
import { log } from '@/lib/log';
import { feedMarks } from '@/store/feed-marks';
import { createChangeFeed } from './change-feed';

vi.mock('@/content/client/site-feed');
const readChanges = vi.mocked(siteFeed.readChanges);

const NEWS = 'api::news.news';
/** From one reading to the next. */
const PERIOD = 500;

type Said = { epoch?: string; latest: number; oldest?: number; more?: boolean; news?: readonly number[] };

const said = ({ epoch = 'e1', latest, oldest = 0, more = false, news = [] }: Said) => ({
  data: news.map((seq) => ({
    seq,
    uid: NEWS,
    documentId: `n${seq}`,
    locale: 'fr',
    action: 'publish',
    isInPlace: false,
    at: '2026-11-15T00:00:00.000Z',
  })),
  meta: { latest, more, oldest, epoch },
});

function aFeed() {
  const memory = {
    read: vi.fn(async () => undefined),
    write: vi.fn(async () => undefined),
    isLost: vi.fn(async () => false),
  };
  const told = {
    onChange: vi.fn<(changes: readonly { documentId: string }[] | null) => Promise<void>>(
      async () => undefined,
    ),
    onMarked: vi.fn(),
    onEmptied: vi.fn(),
    onReading: vi.fn(),
  };
  const feed = createChangeFeed({ memory, ...told });
  return { feed, memory, ...told };
}

beforeEach(() => {
  vi.useFakeTimers();
  feedMarks.begin({ epoch: '', position: 0 }, 0);
  for (const write of ['info', 'warn'] as const) vi.spyOn(log, write).mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  readChanges.mockReset();
});

describe('the reading of the feed', () => {
  it('S-04 begins at its end where nobody has been, and writes that down at once', async () => {
    const { feed, memory, onChange } = aFeed();
    readChanges.mockResolvedValueOnce(said({ latest: 7, more: true, news: [7] }));
    readChanges.mockResolvedValueOnce(said({ latest: 9, news: [8, 9] }));
    await feed.start();
    feed.stop();

    expect(feedMarks.point()).toEqual({ epoch: 'e1', position: 9 });
    expect(memory.write).toHaveBeenCalled();
    expect(feedMarks.lateness({ epoch: 'e1', position: 8 }, [])).not.toBeNull();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('goes on where the nodes before it were', async () => {
    const { feed, memory } = aFeed();
    memory.read.mockImplementation(async () => {
      feedMarks.begin({ epoch: 'e1', position: 5 }, 0);
      return undefined;
    });
    readChanges.mockResolvedValue(said({ latest: 6, news: [6] }));
    await feed.start();
    feed.stop();

    expect(readChanges).toHaveBeenCalledWith(5);
    expect(feedMarks.lateness({ epoch: 'e1', position: 5 }, [NEWS])).not.toBeNull();
    expect(feedMarks.lateness({ epoch: 'e1', position: 5 }, ['other'])).toBeNull();
  });

  it.each([
    ['at the oldest change that is kept goes on', 5, 5],
    ['before it begins anew at the end of the feed, and nothing that was made is right', 6, 9],
  ])('FEED-01 a node that was %s', async (_where, oldest, floor) => {
    const { feed, memory, onChange } = aFeed();
    memory.read.mockImplementation(async () => {
      feedMarks.begin({ epoch: 'e1', position: 5 }, 5);
      return undefined;
    });
    readChanges.mockResolvedValueOnce(said({ latest: 8, oldest, more: true, news: [8] }));
    readChanges.mockResolvedValue(said({ latest: 9, oldest, news: [9] }));
    await feed.start();
    feed.stop();

    expect(feedMarks.point()).toEqual({ epoch: 'e1', position: 9 });
    expect(feedMarks.floor()).toBe(floor);
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['S-05 of another database', said({ epoch: 'e2', latest: 3 })],
    ['C-09 that runs behind', said({ latest: 3 })],
  ])(
    'a feed %s is noticed: nothing that was made is right, and the next change is heard',
    async (_name, restored) => {
      const { feed, onChange } = aFeed();
      readChanges.mockResolvedValueOnce(said({ latest: 9 }));
      await feed.start();
      const made = feedMarks.point();
      readChanges.mockResolvedValueOnce(restored);
      await vi.advanceTimersByTimeAsync(PERIOD);

      expect(feedMarks.lateness(made, [])).not.toBeNull();
      expect(onChange).toHaveBeenLastCalledWith(null);

      const again = feedMarks.point();
      readChanges.mockResolvedValueOnce({
        ...said({ latest: 4, news: [4] }),
        meta: { ...restored.meta, latest: 4 },
      });
      await vi.advanceTimersByTimeAsync(PERIOD);
      feed.stop();

      expect(readChanges).toHaveBeenLastCalledWith(3);
      expect(feedMarks.lateness(again, [NEWS])).not.toBeNull();
      expect(feedMarks.lateness(again, ['other'])).toBeNull();
    },
  );

  it('what could not be acted upon is told again, with what has come since', async () => {
    const { feed, onChange } = aFeed();
    readChanges.mockResolvedValueOnce(said({ latest: 1 }));
    await feed.start();
    const heard: unknown[] = [];
    onChange.mockImplementation(async (changes) => {
      heard.push(changes?.map(({ documentId }) => documentId));
      if (heard.length === 1) throw new Error('away');
    });
    readChanges.mockResolvedValueOnce(said({ latest: 2, news: [2] }));
    await vi.advanceTimersByTimeAsync(PERIOD);
    readChanges.mockResolvedValueOnce(said({ latest: 3, news: [3] }));
    await vi.advanceTimersByTimeAsync(PERIOD);
    readChanges.mockResolvedValueOnce(said({ latest: 3 }));
    await vi.advanceTimersByTimeAsync(PERIOD);
    feed.stop();

    expect(heard).toEqual([['n2'], ['n2', 'n3']]);
  });

  it('says when the content service does not answer, and when it does again', async () => {
    const { feed, onReading } = aFeed();
    readChanges.mockRejectedValueOnce(new Error('refused'));
    await feed.start();
    readChanges.mockResolvedValueOnce(said({ latest: 1 }));
    await vi.advanceTimersByTimeAsync(PERIOD);
    feed.stop();

    expect(onReading.mock.calls).toEqual([[false], [true]]);
  });

  it('S-16 started without a feed, it takes what the nodes before it have left, until there is something', async () => {
    const { feed, onChange } = aFeed();
    readChanges.mockRejectedValue(new Error('refused'));
    onChange.mockRejectedValueOnce(new Error('Redis does not answer either'));
    await feed.start();
    await vi.advanceTimersByTimeAsync(PERIOD);
    await vi.advanceTimersByTimeAsync(PERIOD);
    feed.stop();

    expect(onChange.mock.calls).toEqual([[null], [null]]);
  });

  it('S-16 an emptied Redis gets the position again, and is told of', async () => {
    const { feed, memory, onEmptied } = aFeed();
    readChanges.mockResolvedValue(said({ latest: 1 }));
    await feed.start();
    expect(onEmptied).not.toHaveBeenCalled();
    memory.write.mockClear();
    memory.isLost.mockResolvedValueOnce(true);
    await vi.advanceTimersByTimeAsync(PERIOD);
    await vi.advanceTimersByTimeAsync(PERIOD);
    feed.stop();

    expect(memory.write).toHaveBeenCalledOnce();
    expect(onEmptied).toHaveBeenCalledOnce();
  });

  it.each(['onReading', 'onMarked', 'isLost', 'write', 'onEmptied'] as const)(
    'STATE-09 goes on after %s has failed once, and says that it did not while it fails',
    async (step) => {
      const { feed, memory, ...told } = aFeed();
      const isMemory = step === 'isLost' || step === 'write';
      let latest = 1;
      readChanges.mockImplementation(async () => {
        latest += 1;
        return said({ latest, news: [latest] });
      });
      await feed.start();
      if (step === 'onEmptied') memory.isLost.mockResolvedValue(true);
      const broken = vi.fn((): never => {
        throw new Error('broken');
      });
      const steps: Record<
        string,
        { mockImplementation: (broken: () => never) => unknown; mockReset: () => unknown }
      > = isMemory ? memory : told;
      steps[step]?.mockImplementation(broken);
      await vi.advanceTimersByTimeAsync(31_000);
      expect(broken.mock.calls.length).toBeGreaterThan(20);
      // What fails within the reading itself is taken for a content service that is away.
      const isWithinReading = step === 'onMarked' || step === 'write';
      expect(feed.isAlive()).toBe(isWithinReading);

      steps[step]?.mockImplementation((() => undefined) as unknown as () => never);
      memory.isLost.mockResolvedValue(false);
      await vi.advanceTimersByTimeAsync(PERIOD);
      expect(feed.isAlive()).toBe(true);
      feed.stop();
    },
  );

  it('STATE-09 is not alive when a loop never ends', async () => {
    const { feed, onChange } = aFeed();
    readChanges.mockResolvedValueOnce(said({ latest: 1 }));
    await feed.start();
    onChange.mockReturnValue(new Promise(() => undefined));
    readChanges.mockResolvedValue(said({ latest: 2, news: [2] }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(feed.isAlive()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);

    expect(feed.isAlive()).toBe(false);
    feed.stop();
  });

  it('STATE-09 is alive while the content service is away: what the node has is all that there is', async () => {
    const { feed } = aFeed();
    readChanges.mockRejectedValue(new Error('refused'));
    await feed.start();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(feed.isAlive()).toBe(true);
    feed.stop();
  });
});

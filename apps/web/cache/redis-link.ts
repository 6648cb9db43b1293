import { createClient, RESP_TYPES } from 'redis';
import { warn } from './cache-log.ts';
import { COMMAND_MS, PAUSE_MS } from './settings.ts';

type Listeners = { channel: string; onMessage: (message: string) => void; onReady: () => void };

function connect(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1000,
      reconnectStrategy: (attempt) => Math.min(100 * 2 ** attempt, 3000),
    },
  });
}

type Client = ReturnType<typeof connect>;

/** Commands that never throw and never wait longer than COMMAND_MS: a cache must not cost the site its pages. */
export function createRedisLink(url: string, { channel, onMessage, onReady }: Listeners) {
  let isReady = false;
  let pausedUntil = 0;
  const client = connect(url);
  client
    .on('ready', () => {
      isReady = true;
      pausedUntil = 0;
      onReady();
    })
    .on('end', () => (isReady = false))
    .on('reconnecting', () => (isReady = false))
    .on('error', (error: unknown) => {
      isReady = false;
      warn(error);
    });
  client.connect().catch(warn);

  const subscriber = connect(url);
  subscriber.on('error', () => undefined);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, onMessage))
    .catch(warn);

  /** Undefined when Redis does not answer; after that it is left alone for a moment, so that one request waits, not all. */
  async function run<Result>(command: (redis: Client) => Promise<Result>): Promise<Result | undefined> {
    if (!isReady || Date.now() < pausedUntil) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), COMMAND_MS);
    });
    try {
      return await Promise.race([command(client), late]);
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      warn(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run,
    readBytes: (key: string): Promise<Buffer | null | undefined> =>
      run((redis) => redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key)),
    close(): void {
      client.destroy();
      subscriber.destroy();
    },
  };
}

export type RedisLink = ReturnType<typeof createRedisLink>;

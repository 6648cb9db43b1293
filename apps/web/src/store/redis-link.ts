import { count, observe } from '@meridia/telemetry/instruments';
import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { describeError, log } from '@/lib/log';

/** How long a request may wait for Redis, once; then Redis is left alone for a moment, so that one request waits, not all. */
const COMMAND_MS = 300;
const PAUSE_MS = 1000;
/** A Redis that is away is away for every request: one line is enough. */
const WARNING_PERIOD_MS = 10_000;
/** How long a process that starts waits for it. */
const CONNECTION_MS = 1500;

/** Asked for at each connection: it changes while the process runs. */
type Password = () => string | undefined;

function connect(url: string, password: Password) {
  return createClient({
    url,
    // What an address says of it goes before.
    credentialsProvider: {
      type: 'async-credentials-provider',
      credentials: async () => ({ password: password() }),
    },
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1000,
      reconnectStrategy: (attempt) => Math.min(100 * 2 ** attempt, 3000),
    },
  });
}

type Client = ReturnType<typeof connect>;

function createWarning() {
  let lastAt = -WARNING_PERIOD_MS;
  return (reason: unknown): void => {
    if (performance.now() - lastAt < WARNING_PERIOD_MS) return;
    lastAt = performance.now();
    log.warn('shared cache', describeError(reason));
  };
}

/** Commands that never throw and never wait longer than COMMAND_MS: a cache must not cost the site its pages. */
export function createRedisLink(url: string, password: Password) {
  let isReady = false;
  let pausedUntil = 0;
  const warn = createWarning();
  const client = connect(url, password);
  client
    .on('ready', () => {
      isReady = true;
      pausedUntil = 0;
    })
    .on('end', () => (isReady = false))
    .on('reconnecting', () => (isReady = false))
    .on('error', (error: unknown) => {
      isReady = false;
      warn(error);
    });
  const connected = client.connect().then(
    () => undefined,
    (error: unknown) => warn(error),
  );

  const isUp = () => isReady && performance.now() >= pausedUntil;
  observe('meridia.store.up', () => (isUp() ? 1 : 0));

  /** Undefined when Redis does not answer. */
  async function run<Result>(
    command: (redis: Client) => Promise<Result>,
    operation = 'command',
  ): Promise<Result | undefined> {
    if (!isUp()) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // After what has come meanwhile: a process that was busy has not looked yet.
      const refuse = () => setImmediate(() => reject(new Error('No answer in time')));
      timer = setTimeout(refuse, COMMAND_MS);
    });
    try {
      return await Promise.race([command(client), late]);
    } catch (error) {
      // One that refuses, being full, has answered: it can still be read.
      if (!(error instanceof ErrorReply)) pausedUntil = performance.now() + PAUSE_MS;
      warn(error);
      count('meridia.store.errors', { operation });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run,
    /** Settles once Redis is there, or does not come: a process that starts wants what the others have stored. */
    firstTry: (): Promise<void> =>
      Promise.race([connected, new Promise<void>((end) => setTimeout(end, CONNECTION_MS))]),
    readBytes: (key: string): Promise<Buffer | null | undefined> =>
      run((redis) => redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key), 'read'),
    /** `isMissingOnly`: what is there stays. */
    writeBytes: (key: string, bytes: Buffer, seconds: number, isMissingOnly = false): Promise<unknown> => {
      const expiration = { type: 'EX', value: seconds } as const;
      return run(
        (redis) => redis.set(key, bytes, isMissingOnly ? { expiration, condition: 'NX' } : { expiration }),
        'write',
      );
    },
    close: (): void => client.destroy(),
  };
}

export type RedisLink = ReturnType<typeof createRedisLink>;

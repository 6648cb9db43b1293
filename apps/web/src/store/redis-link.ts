import { count, observe } from '@meridia/telemetry/instruments';
import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { describeError, log } from '@/lib/log';

/** How long a request may wait for Redis, once; then Redis is left alone for a moment, and one request finds out whether it is back. */
const COMMAND_MS = 300;
const PAUSE_MS = 1000;
/** A process that was so busy that it looks so much later has not been waiting for Redis. */
const BUSY_MS = 50;
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

  let isProbing = false;
  const isUp = () => isReady && pausedUntil === 0;
  /** After a pause, for one alone. */
  const mayProbe = () => isReady && !isProbing && performance.now() >= pausedUntil;
  observe('meridia.store.up', () => (isUp() ? 1 : 0));

  /** Fails when there is no answer in time. */
  function refuseLate() {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // After what has come meanwhile: a process that was busy has not looked yet.
      const refuse = () => setImmediate(() => reject(new Error('No answer in time')));
      timer = setTimeout(() => {
        const isBusy = performance.now() - startedAt > COMMAND_MS + BUSY_MS;
        if (isBusy) timer = setTimeout(refuse, COMMAND_MS);
        else refuse();
      }, COMMAND_MS);
    });
    return { late, stop: () => clearTimeout(timer) };
  }

  /** Undefined when Redis does not answer. */
  async function run<Result>(
    command: (redis: Client) => Promise<Result>,
    operation = 'command',
  ): Promise<Result | undefined> {
    const isProbe = !isUp();
    if (isProbe && !mayProbe()) return undefined;
    isProbing ||= isProbe;
    const { late, stop } = refuseLate();
    try {
      const result = await Promise.race([command(client), late]);
      if (isProbe) pausedUntil = 0;
      return result;
    } catch (error) {
      // One that refuses, being full, has answered: it can still be read.
      if (!(error instanceof ErrorReply)) pausedUntil = performance.now() + PAUSE_MS;
      else if (isProbe) pausedUntil = 0;
      warn(error);
      count('meridia.store.errors', { operation });
      return undefined;
    } finally {
      stop();
      if (isProbe) isProbing = false;
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

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that the system gives to connections that leave (from 32768 on, unless told otherwise): a port among them is free now, and
 * the near end of somebody's connection when the service that it was meant for starts.
 */
const FIRST = 15_000;
const LAST = 32_000;
const TRIES = 100;

/** Those that this process was given: what they are for may not have started yet. */
const given = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port that nobody listens on now, and that nobody will get by chance. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port in ${TRIES} tries`);
}

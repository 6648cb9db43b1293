import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openListener } from './listen-connection';

const PATIENCE_MS = 200;
/** AuthenticationOk, then ReadyForQuery, as PostgreSQL writes them. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
afterEach(() => server.close());

/** A server that stops answering: at once, or after its welcome. Counts the connections that are open. */
async function startSilentServer(isWelcoming: boolean) {
  const open = new Set<Socket>();
  server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', () => isWelcoming && socket.write(WELCOME));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { open, connectionString: `postgres://nobody@127.0.0.1:${port}/none` };
}

describe('C-10 listening to changes on a server that says nothing', () => {
  it.each([
    ['from the start', false],
    ['once it is asked to listen', true],
  ])('C-10 silent %s: fails in time, and leaves no connection behind', async (_when, isWelcoming) => {
    const { open, connectionString } = await startSilentServer(isWelcoming);
    const startedAt = performance.now();
    const attempt = openListener({
      connectionString,
      patienceMs: PATIENCE_MS,
      onChange: () => undefined,
      onEnd: () => undefined,
    });

    await expect(attempt).rejects.toThrow(/timeout/i);
    expect(performance.now() - startedAt).toBeLessThan(10 * PATIENCE_MS);
    await expect.poll(() => open.size).toBe(0);
  });
});

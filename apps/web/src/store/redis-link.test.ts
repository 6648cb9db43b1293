import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createRedisLink, type RedisLink } from './redis-link';

/** Says OK to each command, unless it is told to hang. */
async function startRedis() {
  const state = { isHanging: false, commands: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const commands = bytes.toString().match(/^\*\d/gm)?.length ?? 0;
      state.commands += commands;
      if (!state.isHanging) socket.write('+OK\r\n'.repeat(commands));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    open.forEach((socket) => socket.destroy());
    server.close();
  };
  return { url: `redis://127.0.0.1:${port}`, state, stop };
}

let redis: Awaited<ReturnType<typeof startRedis>>;
let link: RedisLink;
afterEach(() => {
  link.close();
  redis.stop();
});

const ask = () => link.run((client) => client.get('a'));

async function timed<Result>(task: () => Promise<Result>) {
  const startedAt = performance.now();
  return { result: await task(), ms: performance.now() - startedAt };
}

it('a Redis that hangs costs a wait once; then one request in a while finds out, and nobody waits beside it', async () => {
  redis = await startRedis();
  link = createRedisLink(redis.url, () => undefined);
  await link.firstTry();
  expect(await ask()).toBe('OK');

  redis.state.isHanging = true;
  const first = await timed(ask);
  expect(first).toMatchObject({ result: undefined });
  expect(first.ms).toBeGreaterThan(250);
  expect((await timed(ask)).ms).toBeLessThan(100);

  await sleep(1100);
  const before = redis.state.commands;
  const probe = ask();
  const beside = await timed(() => Promise.all(Array.from({ length: 20 }, ask)));
  expect(beside.ms).toBeLessThan(100);
  expect(await probe).toBeUndefined();
  expect(redis.state.commands - before).toBe(1);
});

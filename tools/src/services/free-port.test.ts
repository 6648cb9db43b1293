import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('is never one that the system gives to a connection that leaves, nor the same twice', async () => {
  const [firstOfSystem = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
    .split(/\s+/)
    .map(Number);
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(firstOfSystem);
  expect(new Set(ports).size).toBe(50);
});

it('can be listened on at once', async () => {
  const server = createServer();
  await once(server.listen(await freePort(), '127.0.0.1'), 'listening');
  server.close();
});

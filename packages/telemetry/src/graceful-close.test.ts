import { Agent, createServer, request, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createGracefulClose } from './graceful-close.ts';

const QUEUED = 60;
const CLIENTS = 40;

type Options = { handler?: RequestListener; idleMs?: number; deadlineMs?: number };

async function startServer({
  handler = (_request, response) => response.end('ok'),
  ...limits
}: Options = {}) {
  const server = createServer({ keepAliveTimeout: 75_000 }, handler);
  const graceful = createGracefulClose(server, { idleMs: 200, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, graceful, port };
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', (error) => resolve(`${text}${error.message}`));
    socket.on('close', () => resolve(text));
  });
}

/** Connected by the kernel, and not yet accepted: this thread has not come back to its event loop. */
const queueRequests = (port: number) =>
  Array.from({ length: QUEUED }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: queue\r\n\r\n');
    return readAll(socket);
  });

it('connections in the accept queue are accepted and answered, and each answer ends its connection', async () => {
  const { graceful, port } = await startServer();
  const answers = queueRequests(port);
  expect(await graceful.close()).toBe(true);
  for (const answer of await Promise.all(answers))
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close[^]*ok/);
});

it('the close of Node resets them: the test above has the queue that it says', async () => {
  const { server, port } = await startServer();
  const answers = queueRequests(port);
  server.close();
  expect((await Promise.all(answers)).filter((answer) => answer.includes('200 OK')).length).toBeLessThan(
    QUEUED,
  );
});

type Outcome = { answered: number; failure: string };

function askOnce(port: number, agent: Agent | false): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().on('end', () => resolve(null));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

/** Asks until the server refuses a connection; whatever else fails is a request that was lost. */
async function askInLoop(port: number, agent: Agent | false, pauseMs: number): Promise<Outcome> {
  for (let answered = 0; ; answered += 1) {
    const failure = await askOnce(port, agent);
    if (failure) return { answered, failure };
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

it.each([
  ['kept', true, 0],
  ['kept, with pauses', true, 15],
  ['fresh', false, 0],
  ['fresh, with pauses', false, 15],
])('no client is cut, on connections that are %s', async (_title, isKept, pauseMs) => {
  const handler: RequestListener = (_request, response) => void sleep(5).then(() => response.end('ok'));
  const { graceful, port } = await startServer({ handler });
  const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const outcomes = agents.map((agent) => askInLoop(port, isKept && agent, pauseMs));
  await sleep(100);
  expect(await graceful.close()).toBe(true);
  expect((await Promise.all(outcomes)).map(({ failure }) => failure)).toEqual(
    Array(CLIENTS).fill('ECONNREFUSED'),
  );
});

it('a kept connection that is silent does not hold the server, nor does one that never asked', async () => {
  const { server, graceful, port } = await startServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await askOnce(port, agent);
  const never = connect(port, '127.0.0.1');
  await new Promise((resolve) => server.once('connection', resolve));
  expect(await graceful.close()).toBe(true);
  expect(await readAll(never)).toBe('');
});

it('a client that says it leaves is still answered until the server closes', async () => {
  const { graceful, port } = await startServer();
  graceful.leave();
  expect(await askOnce(port, false)).toBeNull();
  expect(await graceful.close()).toBe(true);
  expect(await askOnce(port, false)).toBe('ECONNREFUSED');
});

it('an answer that never comes is cut at the deadline', async () => {
  const { graceful, port } = await startServer({ handler: () => undefined, deadlineMs: 300 });
  const asked = askOnce(port, false);
  await sleep(50);
  expect(await graceful.close()).toBe(false);
  expect(await asked).toBe('ECONNRESET');
});

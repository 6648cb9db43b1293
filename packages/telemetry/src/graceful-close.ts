import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A kept connection without a request stays open this long: a request already on its way is answered, and told to close. */
const IDLE_MS = 1000;
const DEADLINE_MS = 10_000;
/** Requests wait at most this long for the accept queue to be empty. */
const MAX_HOLD_MS = 1500;
/** Traffic without a pause: from here on, a single turn that finds the queue empty is enough. */
const MAX_WAIT_FOR_QUIET_MS = 1000;
/** A turn of the event loop that takes longer leaves time for another connection to queue. */
const SHORT_TURN_MS = 0.5;
/** 100 ms: the client whose connection has ended has connected again, on a busy machine as well. */
const QUIET_STEPS = 20;
const QUIET_STEP_MS = 5;
const STEP_MS = 20;

type Limits = { idleMs: number; deadlineMs: number };

/**
 * Closes an HTTP server without losing a request. Node by itself resets the connections that wait in the kernel's accept queue, and
 * lets a kept connection ask for ever. To be called before the server takes requests.
 */
export function createGracefulClose(server: Server, limits: Partial<Limits> = {}) {
  const { idleMs, deadlineMs } = { idleMs: IDLE_MS, deadlineMs: DEADLINE_MS, ...limits };
  const open = new Set<ServerResponse>();
  let connections = 0;
  /** Connections accepted and ended, and answers handed to the kernel: a large one is read by its client for some time yet. */
  let events = 0;
  let isLeaving = false;

  const endConnectionAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  const track: RequestListener = (_request, response) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      events += 1;
    });
    if (isLeaving) endConnectionAfter(response);
  };
  server.prependListener('request', track);
  server.on('connection', (socket) => {
    connections += 1;
    events += 1;
    socket.once('close', () => {
      connections -= 1;
      events += 1;
    });
  });

  /** Ends in the turn that found the queue empty. */
  async function waitForEmptyQueue(): Promise<void> {
    const heldAt = performance.now();
    const held = () => performance.now() - heldAt;
    for (let quiet = 0; held() < MAX_HOLD_MS;) {
      const seen = events;
      await sleep(QUIET_STEP_MS);
      const turn = { events, at: performance.now() };
      await nextTurn();
      const isEmpty = events === turn.events && performance.now() - turn.at < SHORT_TURN_MS;
      quiet = events === seen ? quiet + 1 : 0;
      if (isEmpty && (quiet >= QUIET_STEPS || held() > MAX_WAIT_FOR_QUIET_MS)) return;
    }
  }

  /** Requests wait meanwhile: a client that gets its answer connects again, and the queue of a busy server would never be empty. */
  async function stopAccepting(): Promise<void> {
    const handlers = server.listeners('request').filter((one) => one !== track) as RequestListener[];
    const held: Parameters<RequestListener>[] = [];
    const hold: RequestListener = (request, response) => held.push([request, response]);
    for (const handler of handlers) server.off('request', handler);
    server.on('request', hold);
    await waitForEmptyQueue();
    // The listener only: the close of http also destroys idle connections, under a request that was just sent on one.
    NetServer.prototype.close.call(server);
    server.off('request', hold);
    for (const handler of handlers) {
      server.on('request', handler);
      for (const passed of held) handler.call(server, ...passed);
    }
  }

  function leave(): void {
    isLeaving = true;
    open.forEach(endConnectionAfter);
  }

  return {
    /** From now on each answer ends its connection; new connections are still accepted. */
    leave,
    /** Resolves once the last answer is delivered: true, or false at the deadline with requests cut. */
    async close(): Promise<boolean> {
      leave();
      await stopAccepting();
      const closedAt = performance.now();
      const waited = () => performance.now() - closedAt;
      const isDone = () => connections === 0 || (open.size === 0 && waited() > idleMs);
      while (!isDone() && waited() < deadlineMs) await sleep(STEP_MS);
      const isComplete = open.size === 0;
      server.closeAllConnections();
      return isComplete;
    },
  };
}

export type GracefulClose = ReturnType<typeof createGracefulClose>;

import { createGate, GateRefusal } from './gate';

/** `full`: the node renders all that it can; `client`: this client has its share of it. */
export type ColdRefusal = 'full' | 'client';

export class ColdRenderRefused extends Error {
  readonly reason: ColdRefusal;

  constructor(reason: ColdRefusal) {
    super(`Render refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Rendering takes the one thread of the node: more at once would only make each of them slower. At 25 to 45 ms each, the last one in a queue
 * waits for two to three seconds. Pages with a query, of which anybody can make up any number, have a queue of their own.
 */
const QUEUE = { atOnce: 4, waiting: 32 };
/** Of the pages with a query: others get their turn beside it, and renders that hang leave them two of four. */
const QUEUE_OF_A_CLIENT = { atOnce: 2, waiting: 14 };

/** Of the time that one call to the content service may take: with a render that hangs, less than the edge waits (4 s). */
const STALL = 0.5;
const WAIT = 1.25;

type Gate = ReturnType<typeof createGate>;

/** Whether a page depends on what a visitor chose or typed. */
export const hasQuery = (key: string): boolean => key.includes('?');

async function enter<Made>(gate: Gate, reason: ColdRefusal, task: () => Promise<Made>): Promise<Made> {
  if (gate.isFull()) throw new ColdRenderRefused(reason);
  try {
    return await gate.run(task);
  } catch (error) {
    throw error instanceof GateRefusal ? new ColdRenderRefused(reason) : error;
  }
}

/** Renders of pages that have no copy to serve: semaphores with bounded queues, and a share for each client. */
export function createColdRenders({ contentTimeoutMs }: { contentTimeoutMs: number }) {
  const stallMs = STALL * contentTimeoutMs;
  const waitMs = WAIT * contentTimeoutMs;
  const pages = createGate({ ...QUEUE, stallMs, waitMs });
  // A page with a query waits in two queues.
  const queries = createGate({ ...QUEUE, stallMs, waitMs: waitMs / 2 });
  const clients = new Map<string, { gate: Gate; count: number }>();

  async function withShare<Made>(client: string, task: () => Promise<Made>): Promise<Made> {
    const gate = () => createGate({ ...QUEUE_OF_A_CLIENT, stallMs, waitMs: waitMs / 2 });
    const share = clients.get(client) ?? { gate: gate(), count: 0 };
    clients.set(client, share);
    share.count += 1;
    try {
      return await enter(share.gate, 'client', task);
    } finally {
      share.count -= 1;
      if (share.count === 0) clients.delete(client);
    }
  }

  return {
    /** Fails with ColdRenderRefused, at once where there is no room, else when no turn comes in time. */
    run: <Made>(key: string, client: string, render: () => Promise<Made>): Promise<Made> =>
      hasQuery(key) ? withShare(client, () => enter(queries, 'full', render)) : enter(pages, 'full', render),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a fault needs of the gate: the true answer, to spoil it. */
type Call = {
  asked: IncomingMessage;
  response: ServerResponse;
  /** Lets the call through. */
  pass: () => void;
  /** The whole true answer. */
  read: () => Promise<{ status: number; body: Buffer }>;
};

/** What a content service that is not well does to a call. `refused` is done by the gate: it has no answer at all. */
export type Fault = 'refused' | ((call: Call) => void);

const JSON_TYPE = { 'Content-Type': 'application/json' };

const answer =
  (status: number, body: unknown): Fault =>
  ({ response }) => {
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
  };

export const slow =
  (ms: number): Fault =>
  ({ pass }) => {
    setTimeout(pass, ms);
  };

let cuts = 0;
/** Half of the body: in turn with the length of the whole, and the connection gone, or as if that were all. */
const truncated: Fault = ({ response, read }) => {
  void read().then(({ status, body }) => {
    const half = body.subarray(0, body.length / 2);
    cuts += 1;
    if (cuts % 2 === 0) return response.writeHead(status, JSON_TYPE).end(half);
    response.writeHead(status, { ...JSON_TYPE, 'Content-Length': body.length });
    return response.write(half, () => response.destroy());
  });
};

const SURPRISE = { surprise: true };
const pagination = { start: 0, limit: 100, total: 2 };

export const FAULTS: Record<string, Fault> = {
  refused: 'refused',
  frozen: () => undefined,
  'slow by 1 s': slow(1000),
  'slow by 3 s': slow(3000),
  'slow by 10 s': slow(10_000),
  'wrong shape': answer(200, { data: SURPRISE }),
  'wrong items': answer(200, { data: [SURPRISE, SURPRISE], meta: { pagination } }),
  'nothing, as JSON': answer(200, null),
  'status 500': answer(500, {}),
  'status 401': answer(401, { error: { status: 401, name: 'UnauthorizedError', message: 'No' } }),
  truncated,
};

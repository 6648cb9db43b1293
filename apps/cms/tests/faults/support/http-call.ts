import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { startWatch } from '@meridia/tools/services/running-clock';

/** What became of one call; a failure of the connection is an outcome too, so that no test can overlook it. */
export type Outcome = {
  url: string;
  startedAt: number;
  endedAt: number;
  /** How long it took, while the machine ran. */
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The connection failed: refused, cut, or silent for too long. */
  failure: string | null;
  /** The call went out on a connection that was open already. */
  isReused: boolean;
};

type CallOptions = {
  method?: string;
  token?: string;
  body?: unknown;
  agent?: Agent | false;
  patienceMs?: number;
};

/** Longer than anything the service may take: a call that lasts so long hangs. */
const PATIENCE_MS = 15_000;

export function call(url: string, options: CallOptions = {}): Promise<Outcome> {
  const { method = 'GET', token, body, agent = false, patienceMs = PATIENCE_MS } = options;
  const startedAt = performance.now();
  const elapsed = startWatch();

  return new Promise((resolve) => {
    const end = (outcome: Partial<Outcome>) => {
      clearTimeout(late);
      const nothing = { status: 0, headers: {}, body: '', failure: null, isReused: sent.reusedSocket };
      resolve({ url, startedAt, endedAt: performance.now(), ms: elapsed(), ...nothing, ...outcome });
    };
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      const { statusCode: status = 0, headers: received } = response;
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        end({ status, headers: received, body: Buffer.concat(parts).toString('utf8') }),
      );
      response.on('error', (error) => end({ status, failure: `answer cut: ${error.message}` }));
    });
    const late = setTimeout(() => sent.destroy(new Error(`silent for ${patienceMs} ms`)), patienceMs);
    sent.on('error', (error: NodeJS.ErrnoException) => end({ failure: error.code ?? error.message }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

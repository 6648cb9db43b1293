import { Agent, request } from 'node:http';

export type Visit = { address: string; startedAt: number; ms: number; status: number; found: string };

const PATIENCE_MS = 30_000;
/** As many visitors as a small town: each has an address of her own. */
const CLIENTS = 240;

/** At a steady rate, whether or not those before have been answered: a slow site is not asked less. */
export function startVisitors(site: string, addresses: readonly string[], perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const visits: Visit[] = [];
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const beganAt = performance.now();

  function visit(): Promise<void> {
    const address = addresses[turn % addresses.length] ?? '/';
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `198.51.100.${turn % CLIENTS}` };
    turn += 1;
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, found: string) => {
        visits.push({ address, startedAt, ms: performance.now() - startedAt, status, found });
        resolve();
      };
      const sent = request(new URL(address, site), { agent, headers, timeout: PATIENCE_MS }, (answer) => {
        const found = String(answer.headers['x-edge'] ?? '');
        answer.on('end', () => end(answer.statusCode ?? 0, found)).on('error', () => end(0, 'cut'));
        answer.resume();
      });
      sent.on('timeout', () => sent.destroy()).on('error', () => end(0, 'cut'));
      sent.end();
    });
  }

  const timer = setInterval(() => {
    // A timer that comes late makes up for it.
    const due = Math.floor(((performance.now() - beganAt) / 1000) * perSecond);
    while (turn < due) {
      const one = visit();
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
    }
  }, 10);

  return {
    since: (from: number): Visit[] => visits.filter(({ startedAt }) => startedAt >= from),
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

export type Visitors = ReturnType<typeof startVisitors>;

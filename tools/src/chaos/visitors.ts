import { createBrowsers } from './browsers.ts';
import { findWrong } from './visit.rules.ts';

export type Visit = {
  address: string;
  startedAt: number;
  ms: number;
  status: number;
  found: string;
  /** Null: as a visitor expects it. */
  wrong: string | null;
};

const PATIENCE_MS = 30_000;
/** As many visitors as a small town: each has an address of her own. */
const CLIENTS = 240;

/** At a steady rate, whether or not those before have been answered: a slow site is not asked less. */
export function startVisitors(site: string, addresses: readonly string[], perSecond: number) {
  const browsers = createBrowsers(site, CLIENTS, PATIENCE_MS);
  const visits: Visit[] = [];
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const beganAt = performance.now();

  async function visit(): Promise<void> {
    const address = addresses[turn % addresses.length] ?? '/';
    const startedAt = performance.now();
    const asked = browsers.ask(turn, address);
    turn += 1;
    const answer = await asked;
    const ms = performance.now() - startedAt;
    const { status, found } = answer;
    visits.push({ address, startedAt, ms, status, found, wrong: findWrong(address, answer, ms) });
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
      browsers.close();
    },
  };
}

export type Visitors = ReturnType<typeof startVisitors>;

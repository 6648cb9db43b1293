import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../src/lib/log.ts';

const STEP_MS = 250;
const PATIENCE_MS = 10_000;

/** A name that no page has: what it answers is the error page. */
export const UNKNOWN_PATH = '/page-introuvable';

/** Pages every visitor may need, with the status they answer when the site works. */
type WarmPage = { path: string; status: number };

async function isWarm(origin: string, { path, status }: WarmPage): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', signal });
    await answer.arrayBuffer();
    return answer.status === status;
  } catch {
    return false;
  }
}

/** Asks this server for its first pages until they answer as they should; nothing is rendered at build. */
export async function warmUp(origin: string, pages: readonly WarmPage[], isStopped: () => boolean) {
  for (const page of pages) {
    while (!isStopped() && !(await isWarm(origin, page))) await sleep(STEP_MS);
  }
  log.info('warm', { pages: pages.map(({ path }) => path) });
}

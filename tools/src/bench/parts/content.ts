import { ACCOUNTS } from '../../services/service-accounts.ts';
import { startContentService } from '../../services/content-service.ts';
import { cpuMs } from '../../services/process-facts.ts';
import { saturate } from '../site/saturate.ts';
import type { PartFigure } from './part-figures.ts';

const SECONDS = 5;
const LIST = '/api/events?pagination[limit]=6';

async function logIn(url: string): Promise<string> {
  const { username, password } = ACCOUNTS.meridia;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What one process of the content service answers: a list from the database, the same one from its memory, and the feed of a node. */
export async function measureContent(databaseUrl: string, mediaFolder: string): Promise<PartFigure[]> {
  const figures: PartFigure[] = [];
  async function measure(what: string, path: string, extra: Record<string, string>): Promise<void> {
    const service = await startContentService({ name: 'bench-parts', databaseUrl, mediaFolder, extra });
    try {
      const headers = { Authorization: `Bearer ${await logIn(service.url)}` };
      const pid = service.child.pid ?? 0;
      // The first calls compile the code.
      await saturate(service.port, path, 2, headers);
      const before = cpuMs(pid);
      const perSecond = await saturate(service.port, path, SECONDS, headers);
      const cpu = (cpuMs(pid) - before) / (perSecond * SECONDS);
      figures.push({ part: 'content service, a process', what, perSecond, cpuMs: cpu });
    } finally {
      await service.stop();
    }
  }
  await measure('lists of 6 events, from PostgreSQL', LIST, { MICRO_CACHE_MS: '0' });
  await measure('lists of 6 events, the same one', LIST, {});
  await measure('looks at the feed with nothing new', '/api/changes?since=999999999', {});
  return figures;
}

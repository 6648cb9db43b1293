import { startContentService } from '../../services/content-service.ts';
import { cpuMs } from '../../services/process-facts.ts';
import { openPanel } from '../publish/panel.ts';
import type { PartFigure } from './part-figures.ts';

const MS = 15_000;

/** Publications a second of an editor who does nothing else, each of another page. */
export async function measurePublications(databaseUrl: string, mediaFolder: string): Promise<PartFigure> {
  const service = await startContentService({ name: 'bench-parts', databaseUrl, mediaFolder });
  try {
    const panel = await openPanel(service.url);
    const pages = await panel.listPages();
    const pid = service.child.pid ?? 0;
    let published = 0;
    const publishFor = async (lastingMs: number) => {
      const until = performance.now() + lastingMs;
      for (let turn = 0; performance.now() < until; turn += 1) {
        const page = pages[turn % pages.length];
        if (!page) throw new Error('There is nothing to publish');
        await panel.publish(page);
        published += 1;
      }
    };
    await publishFor(MS / 5);
    published = 0;
    const [before, startedAt] = [cpuMs(pid), performance.now()];
    await publishFor(MS);
    const cpu = (cpuMs(pid) - before) / published;
    const perSecond = published / ((performance.now() - startedAt) / 1000);
    return {
      part: 'content service, a process',
      what: 'publications, one after the other',
      perSecond,
      cpuMs: cpu,
    };
  } finally {
    await service.stop();
  }
}

import type { Core } from '@strapi/strapi';
import { createLinkChecker } from '../crm-grid/link-checker';
import { createRebuilder } from '../rebuild/rebuilder';
import { createSweeper } from '../retention/sweeper';
import { createScheduler } from '../schedule/scheduler';
import { createFindingsKeeper } from '../worklist/look-again';

/** What a process does again and again beside its answers, in the order in which it ends. */
export function createBackgroundTasks(strapi: Core.Strapi) {
  const tasks = [
    createScheduler,
    createLinkChecker,
    createSweeper,
    createRebuilder,
    createFindingsKeeper,
  ].map((create) => create(strapi));
  return {
    start(): void {
      for (const task of tasks) task.start();
    },
    async stop(): Promise<void> {
      for (const task of tasks) await task.stop();
    },
  };
}

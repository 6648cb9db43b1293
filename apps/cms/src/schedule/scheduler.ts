import type { Core } from '@strapi/strapi';
import { runDue } from './run-due';

const PERIOD_MS = 10_000;

/** Looks for what is due, for as long as the process runs. After a failure, and after a restart, what is due is still due. */
export function createScheduler(strapi: Core.Strapi) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();

  async function tick(): Promise<void> {
    try {
      await runDue(strapi);
    } catch (error) {
      strapi.log.error(
        `planned publications not done: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    if (!isStopped) timer = setTimeout(begin, PERIOD_MS);
  }

  function begin(): void {
    running = tick();
  }

  return {
    start: begin,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

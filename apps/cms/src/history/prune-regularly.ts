import type { Core } from '@strapi/strapi';
import { pruneVersions } from './version-tables';

const PERIOD_MS = 3_600_000;

/** Old versions go, once an hour. */
export function createVersionPruner(strapi: Core.Strapi) {
  let timer: NodeJS.Timeout | undefined;
  let pruning: Promise<void> = Promise.resolve();

  const prune = () => {
    pruning = pruneVersions(strapi).catch((error: Error) => {
      strapi.log.warn(`old versions stay: ${error.message}`);
    });
  };
  return {
    start(): void {
      timer = setInterval(prune, PERIOD_MS).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await pruning;
    },
  };
}

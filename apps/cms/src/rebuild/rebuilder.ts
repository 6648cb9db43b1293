import type { Core } from '@strapi/strapi';
import { createRepeatedTask } from '../changes/repeated-task';
import { tryLock } from '../database/session-lock';
import { readEnvironment } from '../env';
import { rebuildsOf } from './rebuilds';
import { refillOutdated } from './run-rebuild';

/** One that failed, or that another process had in hand and left, is gone on with. */
const PERIOD_MS = 10_000;

/** While the service answers, one process of several derives again what another version of the code derived. */
export function createRebuilder(strapi: Core.Strapi) {
  const rebuilds = rebuildsOf(strapi);
  let isDone = false;
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    async task(isStopped) {
      if (isDone) return;
      const release = await tryLock(readEnvironment().DATABASE_URL, 'index rebuilds');
      if (!release) return;
      try {
        isDone = await refillOutdated(strapi, rebuilds, isStopped);
      } finally {
        await release();
      }
    },
    onFailure: (message) => strapi.log.warn(`indexes not derived again yet: ${message}`),
  });
}

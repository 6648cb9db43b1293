import type { Core } from '@strapi/strapi';
import { createRepeatedTask } from '../changes/repeated-task';
import { runDue } from './run-due';

const PERIOD_MS = 10_000;

/** Looks for what is due. After a failure, and after a restart, what is due is still due. */
export function createScheduler(strapi: Core.Strapi) {
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    task: () => runDue(strapi),
    onFailure: (message) => strapi.log.error(`planned publications not done: ${message}`),
  });
}

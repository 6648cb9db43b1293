import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { serviceState } from './service-state';

const MAX_WAIT_MS = 10_000;
const STEP_MS = 20;

/** Strapi cuts every socket when it stops: wait first until the answers under way are delivered. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  serviceState.draining = true;
  strapi.server.httpServer.close();
  strapi.server.httpServer.closeIdleConnections();

  const until = Date.now() + MAX_WAIT_MS;
  while (serviceState.requests > 0 && Date.now() < until) await sleep(STEP_MS);
  // The last answers leave the process's buffers before the sockets are cut.
  await sleep(STEP_MS);
}

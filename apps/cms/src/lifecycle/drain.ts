import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Core } from '@strapi/strapi';
import { serviceState } from './service-state';

const MAX_WAIT_MS = 10_000;
/** How long a silent kept connection stays open: the call that is on its way to it is answered, and told to close. */
const IDLE_WAIT_MS = 1000;
const STEP_MS = 20;

/** Strapi cuts every socket when it stops: wait first until the answers under way are delivered. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const countConnections = promisify(httpServer.getConnections.bind(httpServer));
  serviceState.draining = true;
  // The door only: http's own close() cuts idle connections too, under a call that has just been sent on one.
  Server.prototype.close.call(httpServer);

  const start = Date.now();
  const isOver = async () => {
    const waited = Date.now() - start;
    if ((await countConnections()) === 0 || waited > MAX_WAIT_MS) return true;
    return serviceState.requests === 0 && waited > IDLE_WAIT_MS;
  };
  while (!(await isOver())) await sleep(STEP_MS);
}

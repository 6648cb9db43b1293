import type { Core } from '@strapi/strapi';
import { createGracefulClose } from '@meridia/telemetry/graceful-close';
import { serviceState } from './service-state';

/** Strapi destroys every socket when it stops. Answers how to wait first until the answers under way are delivered. */
export function createDrain({ server, log }: Core.Strapi) {
  const graceful = createGracefulClose(server.httpServer);
  return async (): Promise<void> => {
    serviceState.draining = true;
    if (!(await graceful.close())) log.warn('stopped with requests that did not end');
  };
}

import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';
import { readEnvironment } from '../env';
import { serviceCache } from '../micro-cache/service-cache';
import { forgetProcess, settlePendingChanges } from './announcement';
import { openListener } from './listen-connection';

const PERIOD_MS = 1000;
const PATIENCE_MS = 3000;

/**
 * Keeps this process's micro-cache honest: at once when the database notifies a change, and every second for
 * notifications that a lost connection swallowed.
 */
export function createChangeListener(strapi: Core.Strapi) {
  const processId = randomUUID();
  let client: Client | null = null;
  let listening: Promise<void> | null = null;
  let isStopped = false;
  let settling: Promise<void> | null = null;
  let isAskedAgain = false;

  async function settle(): Promise<void> {
    if (settling) {
      isAskedAgain = true;
      return settling;
    }
    settling = settlePendingChanges(strapi, processId, serviceCache).catch((error: Error) => {
      strapi.log.warn(`changes wait for the database: ${error.message}`);
    });
    await settling;
    settling = null;
    if (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      await settle();
    }
  }

  async function connect(): Promise<void> {
    client = await openListener({
      connectionString: readEnvironment().DATABASE_URL,
      patienceMs: PATIENCE_MS,
      onChange(site) {
        serviceCache.empty(site);
        void settle();
      },
      onEnd(connection) {
        if (client === connection) client = null;
      },
    });
  }

  /** One attempt at a time. Announcements do not wait for it: they need the pool of connections, not this one. */
  function listen(): Promise<void> {
    if (client) return Promise.resolve();
    listening ??= connect()
      .catch((error: Error) => strapi.log.warn(`cannot listen to changes: ${error.message}`))
      .then(() => {
        listening = null;
      });
    return listening;
  }

  async function tick(): Promise<void> {
    void listen();
    await settle();
    if (!isStopped) timer = setTimeout(() => void tick(), PERIOD_MS);
  }
  let timer: NodeJS.Timeout | undefined;

  return {
    async start(): Promise<void> {
      await listen();
      await tick();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await settling;
      await listening;
      await client?.end().catch(() => undefined);
      await forgetProcess(strapi, processId).catch(() => undefined);
    },
  };
}

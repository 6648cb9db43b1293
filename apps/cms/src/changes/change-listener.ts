import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { readEnvironment } from '../env';
import { serviceCache } from '../micro-cache/service-cache';
import { forgetProcess, settlePendingChanges } from './announcement';
import { CHANNEL } from './outbox';

const PERIOD_MS = 1000;

/**
 * Keeps this process's micro-cache honest: at once when the database notifies a change, and every second for
 * notifications that a lost connection swallowed.
 */
export function createChangeListener(strapi: Core.Strapi) {
  const processId = randomUUID();
  let client: Client | null = null;
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

  async function listen(): Promise<void> {
    const connection = new Client({
      connectionString: readEnvironment().DATABASE_URL,
      connectionTimeoutMillis: 3000,
    });
    connection.on('error', () => undefined);
    connection.on('end', () => {
      if (client === connection) client = null;
    });
    connection.on('notification', ({ payload }) => {
      serviceCache.empty(payload ?? null);
      void settle();
    });
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    client = connection;
  }

  async function tick(): Promise<void> {
    if (!client)
      await listen().catch((error: Error) => strapi.log.warn(`cannot listen to changes: ${error.message}`));
    await settle();
    if (!isStopped) timer = setTimeout(() => void tick(), PERIOD_MS);
  }
  let timer: NodeJS.Timeout | undefined;

  return {
    start: tick,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await settling;
      await client?.end().catch(() => undefined);
      await forgetProcess(strapi, processId).catch(() => undefined);
    },
  };
}

import { Client } from 'pg';
import { processesOf } from '../cluster/record.ts';
import { startRedis } from '../cluster/services.ts';
import {
  freezeOwnPostgres,
  ownDatabaseUrl,
  startOwnPostgres,
  stopOwnPostgres,
  thawOwnPostgres,
} from '../services/own-postgres.ts';
import { redisCommand } from '../services/redis-command.ts';
import { runSql } from '../services/run-sql.ts';
import { createRedisGate } from './redis-gate.ts';
import { kill, repeatedly, replaceNode, restartNodes, untilGone, type Fault, type Stage } from './stage.ts';

const redisUrl = ({ cluster }: Stage) => `redis://127.0.0.1:${cluster.redisPort}`;

/** More than any server of ours gives: those of the service are cut first, so that it has to ask for new ones. */
const MANY = 500;

async function takeConnections(connectionString: string): Promise<Client[]> {
  const taken: Client[] = [];
  const others = 'pid <> pg_backend_pid() and usename = current_user and backend_type = $$client backend$$';
  await runSql(connectionString, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  while (taken.length < MANY) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
  return taken;
}

const setMemory = async (url: string, bytes: string) => {
  await redisCommand(url, 'CONFIG', 'SET', 'maxmemory', bytes);
};

export const STORE_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped',
    isWithoutContent: true,
    begin: async ({ cluster }) => {
      await stopOwnPostgres(cluster.postgres);
      return () => startOwnPostgres(cluster.postgres);
    },
  },
  {
    name: 'PostgreSQL frozen',
    isWithoutContent: true,
    begin: async ({ cluster }) => {
      await freezeOwnPostgres(cluster.postgres);
      return () => thawOwnPostgres(cluster.postgres);
    },
  },
  {
    name: 'PostgreSQL out of connections',
    isWithoutContent: true,
    begin: async ({ cluster }) => {
      const taken = await takeConnections(ownDatabaseUrl(cluster.postgres, cluster.database));
      return () => Promise.all(taken.map((client) => client.end()));
    },
  },
  {
    name: 'Redis killed',
    begin: async ({ cluster }) => {
      kill(processesOf(cluster, 'redis'), 'SIGKILL');
      return () => startRedis(cluster);
    },
  },
  {
    name: 'Redis frozen',
    begin: async ({ cluster }) => {
      const redis = processesOf(cluster, 'redis');
      kill(redis, 'SIGSTOP');
      return async () => kill(redis, 'SIGCONT');
    },
  },
  {
    name: 'Redis flushed',
    begin: async (stage) => {
      const flushing = repeatedly(5, () => redisCommand(redisUrl(stage), 'FLUSHALL'));
      return () => flushing;
    },
  },
  {
    name: 'Redis of four megabytes',
    begin: async (stage) => {
      await setMemory(redisUrl(stage), '4mb');
      return () => setMemory(redisUrl(stage), '256mb');
    },
  },
  {
    name: 'Redis flushed while a node restarts',
    begin: async (stage) => {
      const ended = processesOf(stage.cluster, 'web').slice(0, 1);
      kill(ended, 'SIGTERM');
      await untilGone(ended);
      await redisCommand(redisUrl(stage), 'FLUSHALL');
      await restartNodes(stage, ended);
      return async () => undefined;
    },
  },
  {
    name: 'one node cut off from Redis',
    begin: async (stage) => {
      const gate = await createRedisGate(stage.cluster.redisPort);
      const restore = await replaceNode(stage, { settings: { REDIS_URL: gate.url } });
      gate.cut();
      return async () => {
        await restore();
        gate.close();
      };
    },
  },
  {
    name: 'Redis full',
    begin: async (stage) => {
      const url = redisUrl(stage);
      await redisCommand(url, 'CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
      await setMemory(url, '1mb');
      return async () => {
        await setMemory(url, '256mb');
        await redisCommand(url, 'CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      };
    },
  },
];

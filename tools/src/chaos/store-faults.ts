import { processesOf } from '../cluster/record.ts';
import { startRedis } from '../cluster/services.ts';
import {
  freezeOwnPostgres,
  startOwnPostgres,
  stopOwnPostgres,
  thawOwnPostgres,
} from '../services/own-postgres.ts';
import { redisCommand } from '../services/redis-command.ts';
import { kill, repeatedly, type Fault, type Stage } from './stage.ts';

const redisUrl = ({ cluster }: Stage) => `redis://127.0.0.1:${cluster.redisPort}`;

export const STORE_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped',
    begin: async ({ cluster }) => {
      await stopOwnPostgres(cluster.postgres);
      return () => startOwnPostgres(cluster.postgres);
    },
  },
  {
    name: 'PostgreSQL frozen',
    begin: async ({ cluster }) => {
      await freezeOwnPostgres(cluster.postgres);
      return () => thawOwnPostgres(cluster.postgres);
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
    name: 'Redis full',
    begin: async (stage) => {
      const url = redisUrl(stage);
      await redisCommand(url, 'CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
      await redisCommand(url, 'CONFIG', 'SET', 'maxmemory', '1mb');
      return async () => {
        await redisCommand(url, 'CONFIG', 'SET', 'maxmemory', '256mb');
        await redisCommand(url, 'CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      };
    },
  },
];

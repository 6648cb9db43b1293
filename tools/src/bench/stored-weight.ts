import { redisCommand } from '../services/redis-command.ts';

/** Of the pages that a node has stored: how many, what each takes of Redis, and how long it is as bytes. */
export type StoredWeight = { pages: number; redisBytes: number; pageBytes: number };

const MEASURE = `
  local pages, memory, length = 0, 0, 0
  for _, key in ipairs(redis.call('KEYS', 'meridia:page:*')) do
    if not string.find(key, ':lock:', 1, true) then
      pages = pages + 1
      memory = memory + redis.call('MEMORY', 'USAGE', key, 'SAMPLES', '0')
      length = length + redis.call('STRLEN', key)
    end
  end
  return { pages, memory, length }`;

export async function weighStored(redisUrl: string): Promise<StoredWeight> {
  const [pages = 0, memory = 0, length = 0] = (await redisCommand(redisUrl, 'EVAL', MEASURE, '0')).map(
    Number,
  );
  return { pages, redisBytes: memory / pages, pageBytes: length / pages };
}

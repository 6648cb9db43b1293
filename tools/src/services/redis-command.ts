import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What Redis answers to one command, a line for each part. */
export async function redisCommand(url: string, ...words: readonly string[]): Promise<string[]> {
  const { stdout } = await run('redis-cli', ['-u', url, '--raw', ...words]);
  return stdout.trimEnd().split('\n');
}

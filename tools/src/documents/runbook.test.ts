import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';

const blocks = [
  ...readFileSync(path.join(REPOSITORY, 'docs/runbook.md'), 'utf8').matchAll(/^ *```sh\n([^]*?)^ *```/gm),
].map(([, block = '']) => block);

it('has commands', () => {
  expect(blocks.length).toBeGreaterThan(20);
});

it.each(blocks)('a shell reads %j', (block) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { readSecrets } from './secrets';
import { readServerEnvironment } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
const file = path.join(folder, 'password');
const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);

beforeAll(() => {
  writeFileSync(file, 'the first\n');
  vi.stubEnv('SITE_KEY', 'meridia');
  vi.stubEnv('CONTENT_API_URL', 'http://127.0.0.1:1337/api');
  vi.stubEnv('CONTENT_USERNAME', 'site');
  vi.stubEnv('CONTENT_PASSWORD_FILE', file);
  vi.stubEnv('MEDIA_DIR', '/srv/media');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a secret is what its file says now, and the last good one while the file is not right', () => {
  expect(readServerEnvironment().CONTENT_PASSWORD).toBe('the first');

  writeFileSync(file, 'the second\n');
  expect(readSecrets().CONTENT_PASSWORD).toBe('the second');
  expect(logged).not.toHaveBeenCalled();

  writeFileSync(file, '');
  expect(readSecrets().CONTENT_PASSWORD).toBe('the second');
  rmSync(file);
  expect(readSecrets().CONTENT_PASSWORD).toBe('the second');
  expect(logged).toHaveBeenCalledTimes(2);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from './upload-size.data';

const MEGABYTE = 1024 * 1024;
const EDGE = path.resolve(import.meta.dirname, '../../../../deploy/edge/content.conf');

it('PIC-01 the edge takes the largest file and the form round it, and no more', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync(EDGE, 'utf8')) ?? [];
  expect(Number(megabytes) * MEGABYTE).toBeGreaterThan(MAX_UPLOAD_BYTES);
  expect(Number(megabytes) * MEGABYTE).toBeLessThanOrEqual(MAX_UPLOAD_BYTES + 2 * MEGABYTE);
});

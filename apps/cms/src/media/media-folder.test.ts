import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepMedia } from './media-folder';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'media-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the folder of media', () => {
  it('keeps one file when the same content arrives many times at once', async () => {
    const urls = await Promise.all(
      Array.from({ length: 50 }, () => keepMedia(folder, PDF, 'application/pdf')),
    );
    const [url] = new Set(urls);

    expect(new Set(urls).size).toBe(1);
    expect(await readdir(folder)).toEqual([path.basename(url ?? '')]);
    expect(await readFile(path.join(folder, path.basename(url ?? '')))).toEqual(PDF);
  });
});

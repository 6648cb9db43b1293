import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepMedia, storeMediaInFolder } from './media-folder';

vi.mock('../env', () => ({ readEnvironment: () => ({ MEDIA_DIR: folder }) }));

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

describe('PIC-02 what Strapi stores files with', () => {
  const strapisOwn = () => 'in its own folder';
  const known = { checkFileSize: strapisOwn, upload: strapisOwn, uploadStream: strapisOwn };
  const storeWith = (provider: object) =>
    storeMediaInFolder({ plugin: () => ({ provider }) } as unknown as Core.Strapi);

  it('PIC-02 is replaced, but for what it does beside', () => {
    const provider = { ...known };
    storeWith(provider);
    expect(provider.checkFileSize).toBe(strapisOwn);
    for (const name of ['upload', 'uploadStream'] as const) expect(provider[name]).not.toBe(strapisOwn);
  });

  it('PIC-02 stops the start where it has a function that is not known', () => {
    const provider = { ...known, uploadInParts: strapisOwn };
    expect(() => storeWith(provider)).toThrow('Strapi stores files otherwise: uploadInParts is not known');
    expect(provider.upload).toBe(strapisOwn);
  });
});

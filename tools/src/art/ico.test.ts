import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { toIco } from './ico.ts';

const ICONS = path.join(REPOSITORY, 'apps/web/public/icons');
const SCHOOLS = readdirSync(ICONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const PNG = '89504e470d0a1a0a';

/** The pictures that the directory of a file names: their size, and the first bytes at the place it tells. */
function readIco(ico: Buffer): { size: number; start: string; end: number }[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, rank) => {
    const entry = 6 + 16 * rank;
    const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    return {
      size: ico.readUInt8(entry),
      start: ico.subarray(offset, offset + 8).toString('hex'),
      end: offset + bytes,
    };
  });
}

describe('V-14 favicon.ico', () => {
  it('names each picture where it is', () => {
    const one = Buffer.concat([Buffer.from(PNG, 'hex'), Buffer.alloc(10)]);
    const two = Buffer.concat([Buffer.from(PNG, 'hex'), Buffer.alloc(20)]);
    const ico = toIco([
      { size: 16, png: one },
      { size: 32, png: two },
    ]);

    expect(ico.subarray(0, 4).toString('hex')).toBe('00000100');
    expect(readIco(ico)).toEqual([
      { size: 16, start: PNG, end: 6 + 32 + one.length },
      { size: 32, start: PNG, end: ico.length },
    ]);
  });

  it.each(SCHOOLS.map(({ name }) => name))('of %s has three sizes, each a PNG of that size', (school) => {
    const ico = readFileSync(path.join(ICONS, school, 'favicon.ico'));
    const images = readIco(ico);

    expect(images.map(({ size }) => size)).toEqual([16, 32, 48]);
    expect(images.map(({ start }) => start)).toEqual([PNG, PNG, PNG]);
    expect(images.at(-1)?.end).toBe(ico.length);
  });
});

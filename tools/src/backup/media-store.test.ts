import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMedia } from './media-store.ts';

const NAMES = Array.from({ length: 40 }, (_, rank) => `${rank}.webp`);
let place = '';
const from = () => path.join(place, 'from');
const to = () => path.join(place, 'to');

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'media-store-'));
  mkdirSync(from());
  for (const name of NAMES) writeFileSync(path.join(from(), name), name);
});
afterEach(() => rmSync(place, { recursive: true }));

it('copies what is missing, and nothing a second time', async () => {
  expect([await copyMedia(from(), to()), await copyMedia(from(), to())]).toEqual([NAMES.length, 0]);
  expect(readdirSync(to()).toSorted()).toEqual(NAMES.toSorted());
});

it('is done by two processes at once: the whole of the night, and the uploads of the last minutes', async () => {
  await expect(Promise.all([copyMedia(from(), to()), copyMedia(from(), to())])).resolves.toBeDefined();
  expect(readdirSync(to()).toSorted()).toEqual(NAMES.toSorted());
});

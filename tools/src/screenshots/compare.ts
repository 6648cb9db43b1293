import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { REPOSITORY } from '../services/repository.ts';
import { MOCKUPS } from './mockups.ts';
import { shoot } from './take-picture.ts';

const WIDTHS = [1440, 390];
const FOLDER = path.join(REPOSITORY, '.tmp/compared');
/** Of 255: what an eye does not see, and what differs between two runs of the same page. */
const FAINT = 8;

type Raw = { data: Buffer; width: number; height: number };

async function toRaw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels differ, and how many of them so that one could see it; both are shown in a picture of the differences. */
function difference(before: Raw, after: Raw): { all: number; seen: number; marks: Buffer } {
  const marks = Buffer.alloc(after.data.length, 255);
  let [all, seen] = [0, 0];
  for (let at = 0; at < after.data.length; at += 4) {
    const distance = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0))),
    );
    if (distance === 0) continue;
    all += 1;
    if (distance > FAINT) seen += 1;
    marks.set(distance > FAINT ? [220, 0, 0, 255] : [255, 200, 0, 255], at);
  }
  return { all, seen, marks };
}

/** `node tools/src/screenshots/compare.ts <before> <after> [name…]`: two sites on the same content, mockup by mockup. */
const [before = '', after = '', ...names] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
await mkdir(FOLDER, { recursive: true });
for (const { name, path: address, ...state } of MOCKUPS) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const width of WIDTHS) {
    const file = path.join(FOLDER, `${name}-${width}`);
    const pictures = await Promise.all(
      [before, after].map((site) => shoot(browser, { ...state, url: `${site}${address}`, width })),
    );
    const [old, fresh] = await Promise.all(pictures.map(toRaw));
    if (!old || !fresh) continue;
    const { all, seen, marks } = difference(old, fresh);
    const raw = { width: fresh.width, height: fresh.height, channels: 4 as const };
    await Promise.all([
      sharp(pictures[0]).toFile(`${file}-before.png`),
      sharp(pictures[1]).toFile(`${file}-after.png`),
      sharp(marks, { raw }).png().toFile(`${file}-difference.png`),
    ]);
    const size = old.height === fresh.height ? '' : `  height ${old.height} → ${fresh.height}`;
    process.stdout.write(`${`${name} ${width}`.padEnd(36)} ${all} pixels, ${seen} seen${size}\n`);
  }
}
await browser.close();

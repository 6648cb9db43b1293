import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** A folder for each school. */
const SOURCES = path.join(import.meta.dirname, 'icons');

/** Phones cut a maskable icon to their own shape: its drawing keeps to the middle, on a ground that fills the square. */
const ICONS = [
  { name: 'app-192', source: 'app', size: 192 },
  { name: 'app-512', source: 'app', size: 512 },
  { name: 'apple-touch-180', source: 'app', size: 180 },
  { name: 'maskable-512', source: 'maskable', size: 512 },
];

type IconFile = { name: string; content: Buffer };

/** The icons of the installed app of each school, from its own drawings. */
export async function drawIcons(): Promise<IconFile[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const files: IconFile[] = [];
    for (const school of await readdir(SOURCES)) {
      for (const { name, source, size } of ICONS) {
        const svg = await readFile(path.join(SOURCES, school, `${source}.svg`), 'utf8');
        await page.setViewportSize({ width: size, height: size });
        await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
        files.push({ name: `apps/web/public/icons/${school}/${name}.png`, content: await page.screenshot() });
      }
    }
    return files;
  } finally {
    await browser.close();
  }
}

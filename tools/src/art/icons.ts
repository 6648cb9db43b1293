import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { toIco } from './ico.ts';

/** A folder for each school. */
const SOURCES = path.join(import.meta.dirname, 'icons');

/** Phones cut a maskable icon to their own shape: its drawing keeps to the middle, on a ground that fills the square. */
const ICONS = [
  { name: 'app-192', source: 'app', size: 192 },
  { name: 'app-512', source: 'app', size: 512 },
  { name: 'apple-touch-180', source: 'app', size: 180 },
  { name: 'maskable-512', source: 'maskable', size: 512 },
];

/** Of the file that programs ask for without having read a page. */
const FAVICON_SIZES = [16, 32, 48];

type IconFile = { name: string; content: Buffer };

/** The icons of each school, from its own drawings: those of the installed app, and `favicon.ico`. */
export async function drawIcons(): Promise<IconFile[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const draw = async (school: string, source: string, size: number) => {
      const svg = await readFile(path.join(SOURCES, school, `${source}.svg`), 'utf8');
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      return page.screenshot();
    };
    const files: IconFile[] = [];
    for (const school of await readdir(SOURCES)) {
      const folder = `apps/web/public/icons/${school}`;
      for (const { name, source, size } of ICONS)
        files.push({ name: `${folder}/${name}.png`, content: await draw(school, source, size) });
      const favicon = [];
      for (const size of FAVICON_SIZES) favicon.push({ size, png: await draw(school, 'app', size) });
      files.push({ name: `${folder}/favicon.ico`, content: toIco(favicon) });
    }
    return files;
  } finally {
    await browser.close();
  }
}

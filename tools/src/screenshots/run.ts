import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readPublished } from '../crawl/published-addresses.ts';
import { REPOSITORY } from '../services/repository.ts';
import { startWholeSite } from '../services/whole-site.ts';
import { findExtremes } from './extremes.ts';
import { MOCKUPS } from './mockups.ts';
import { takePicture, type Picture } from './take-picture.ts';

const WIDTHS = [1440, 390];
/** Kept, to be looked at beside the design. */
const MOCKUP_FOLDER = path.join(REPOSITORY, 'docs/screenshots');
const EXTREME_FOLDER = path.join(REPOSITORY, '.tmp/screenshots');

const print = (line: string) => process.stdout.write(`${line}\n`);

async function listExtremes(site: string, contentUrl: string): Promise<Omit<Picture, 'width'>[]> {
  const { pages } = await readPublished(contentUrl);
  const french = pages.filter((page) => !page.startsWith('/en/'));
  const extremes = await findExtremes(site, french);
  return extremes.map(({ name, path: address, words }) => {
    print(`${name}: ${address}, ${words} words`);
    return { url: `${site}${address}`, file: path.join(EXTREME_FOLDER, name) };
  });
}

const listMockups = (site: string, names: readonly string[]): Omit<Picture, 'width'>[] =>
  MOCKUPS.filter(({ name }) => names.length === 0 || names.includes(name)).map(
    ({ name, path: address, ...state }) => ({
      ...state,
      url: `${site}${address}`,
      file: path.join(MOCKUP_FOLDER, name),
    }),
  );

/**
 * `pnpm screenshots [name…]`: the pages of the mockups, on the production site with the real content;
 * `pnpm screenshots --extremes`: the longest and the emptiest page of each family.
 */
const wishes = process.argv.slice(2);
const site = await startWholeSite('screenshots');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await mkdir(EXTREME_FOLDER, { recursive: true });
  const pictures = wishes.includes('--extremes')
    ? await listExtremes(site.url, site.contentUrl)
    : listMockups(site.url, wishes);
  for (const picture of pictures)
    for (const width of WIDTHS) {
      const file = `${picture.file}-${width}.webp`;
      await takePicture(browser, { ...picture, width, file });
      print(path.relative(REPOSITORY, file));
    }
} finally {
  await browser.close();
  await site.stop();
}

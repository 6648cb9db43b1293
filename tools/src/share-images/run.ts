import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { familyOf } from '../crawl/links.ts';
import { readSitemap } from '../crawl/sitemap.ts';
import { print, runScript } from '../preparation/print.ts';
import { REPOSITORY } from '../services/repository.ts';
import { siteOf } from '../services/service-accounts.ts';
import { startWholeSite } from '../services/whole-site.ts';

const FOLDER = path.join(REPOSITORY, '.tmp/share-images');
const ALL = '--all';
const IMAGE = /<meta property="og:image" content="([^"]*)"/;

/** One page made by each piece of code, in each language. */
function oneOfEach(addresses: readonly string[]): string[] {
  const depthOf = (address: string) => address.split('/').length;
  const kindOf = (address: string) => `${familyOf(address)} ${depthOf(address)}`;
  return [...new Map(addresses.map((address) => [kindOf(address), address])).values()];
}

async function readImage(site: string, address: string): Promise<Buffer> {
  const html = await (await fetch(`${site}${address}`)).text();
  const { pathname, search } = new URL((IMAGE.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
  const answer = await fetch(`${site}${pathname}${search}`);
  if (!answer.ok) throw new Error(`${pathname} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function writeImages(school: SiteKey, wishes: readonly string[]): Promise<void> {
  const folder = path.join(FOLDER, school);
  await mkdir(folder, { recursive: true });
  const site = await startWholeSite('share', { ENABLED_LOCALES: 'fr,en', ...siteOf(school) });
  try {
    const named = wishes.filter((wish) => wish.startsWith('/'));
    const published = named.length > 0 ? named : await readSitemap(site.url);
    for (const address of wishes.length > 0 ? published : oneOfEach(published)) {
      const image = await readImage(site.url, address);
      const name = address.replace(/^\//, '').replaceAll(/[^a-z0-9-]+/g, '_') || 'accueil';
      await writeFile(path.join(folder, `${name}.jpg`), image);
      print(`${address}: ${path.relative(REPOSITORY, folder)}/${name}.jpg, ${image.length} bytes`);
    }
  } finally {
    await site.stop();
  }
}

/**
 * `pnpm share:images [/address… | --all]`: the share images of one page of each template, of those pages, or of every page, of each
 * school, in `.tmp/share-images`: to be looked at.
 */
await runScript(async () => {
  const wishes = process.argv.slice(2).filter((wish) => wish === ALL || wish.startsWith('/'));
  for (const school of SITE_KEYS) await writeImages(school, wishes);
});

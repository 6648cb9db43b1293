import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

const fromCms = createRequire(new URL('../../apps/cms/package.json', import.meta.url));
const fromStrapi = createRequire(fromCms.resolve('@strapi/strapi/package.json'));
const PLUGINS = {
  admin: 'dist/admin/admin/src',
  'content-manager': 'dist/admin',
  upload: 'dist/admin',
  i18n: 'dist/admin',
};
/** `closeLabel: t = "Close modal"`: what the design system says unless it is told otherwise. */
const DEFAULT = /[\w"]+: \w{1,3} = (?:\(\) => )?"([A-Z][a-z][^"]*)"/g;
/** The same word in both languages, in the French of the panel, where Strapi's own French has another. */
const FRENCH_TOO = new Set([
  'Document',
  'Actions',
  'Pages',
  'Dates',
  'Configuration',
  'Menu',
  'Options',
  'Types',
  'Version',
  'Source',
  'Note',
  'Date',
  'Image',
  'Images',
  'Type',
  'Table',
  'Code',
  'Position',
]);

type Messages = Record<string, string>;

async function dictionary(plugin: keyof typeof PLUGINS, language: 'en' | 'fr'): Promise<Messages> {
  const folder = path.dirname(fromStrapi.resolve(`@strapi/${plugin}/package.json`));
  const file = path.join(folder, PLUGINS[plugin], 'translations', `${language}.json.mjs`);
  return ((await import(pathToFileURL(file).href)) as { default: Messages }).default;
}

/** Every sentence that Strapi knows in English and says otherwise in French; those with a gap for a value are not whole. */
export async function englishWords(): Promise<Set<string>> {
  const words = new Set<string>();
  const french = new Set<string>(FRENCH_TOO);
  for (const plugin of Object.keys(PLUGINS) as (keyof typeof PLUGINS)[]) {
    const [english, translated] = [await dictionary(plugin, 'en'), await dictionary(plugin, 'fr')];
    for (const text of Object.values(english))
      if (!/[{<]/.test(text) && /[a-z]{3}/i.test(text)) words.add(text);
    for (const text of Object.values(translated)) french.add(text);
  }
  const designSystem = fromCms.resolve('@strapi/design-system').replace(/\.js$/, '.mjs');
  for (const [, text = ''] of readFileSync(designSystem, 'utf8').matchAll(DEFAULT)) words.add(text);
  for (const text of ['clear date', 'clear time']) words.add(text);
  for (const text of french) words.delete(text);
  return words;
}

/** All that a screen says, seen or heard: texts, names of buttons, what stands in empty fields. */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    for (const element of Array.from(document.querySelectorAll('body *:not(script, style)'))) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '');
      for (const node of Array.from(element.childNodes))
        if (node.nodeType === Node.TEXT_NODE) said.push(node.nodeValue ?? '');
    }
    return [...new Set(said.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

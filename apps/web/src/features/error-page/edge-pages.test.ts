import path from 'node:path';
import { expect, it } from 'vitest';
import { staticBusyPage, staticErrorPage } from './static-error-page.rules';

const PAGES = path.resolve(import.meta.dirname, '../../../../../deploy/edge/pages');

/** Written once by `vitest run edge-pages --update`, so that the edge needs nobody to say it. */
it.each([
  ['400.html', () => staticErrorPage(400)],
  ['429.html', () => staticBusyPage('fr')],
  ['503.html', () => staticErrorPage(503)],
])('the edge’s own %s is the page of the site', async (name, page) => {
  await expect(`${page()}\n`).toMatchFileSnapshot(path.join(PAGES, name));
});

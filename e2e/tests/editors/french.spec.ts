import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { englishWords, wordsOf } from '../../support/english-words.ts';

const TYPES = '/admin/content-manager/collection-types';
const FRENCH = 'plugins[i18n][locale]=fr';

type Screen = { name: string; path: string; open?: (page: Page) => Promise<void> };

/** What an editor sees in a day; `open`: what a click adds to it. */
const SCREENS: readonly Screen[] = [
  { name: 'the home', path: '/admin' },
  { name: 'a list', path: `${TYPES}/api::event.event?${FRENCH}` },
  { name: 'a new event', path: `${TYPES}/api::event.event/create?${FRENCH}` },
  {
    name: 'the choice of a date',
    path: `${TYPES}/api::event.event/create?${FRENCH}`,
    open: (page) => page.getByLabel('Choisir la date').first().click(),
  },
  {
    name: 'the choice of a picture',
    path: `${TYPES}/api::news.news/create?${FRENCH}`,
    open: async (page) => {
      await page.getByRole('button', { name: /^Cliquer pour ajouter un média/ }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'the choice of a block',
    path: `${TYPES}/api::article.article/create?${FRENCH}`,
    open: (page) => page.getByRole('button', { name: /^Ajouter un composant/ }).click(),
  },
  { name: 'the library', path: '/admin/plugins/upload' },
  { name: 'her profile', path: '/admin/me' },
];

test('PANEL-04 no word of Strapi’s English is left on the screens of an editor', async ({ page }) => {
  const english = await englishWords();
  expect(english.size).toBeGreaterThan(500);
  await logInAsEditor(page, 'meridia');
  const left: Record<string, string[]> = {};
  for (const { name, path, open } of SCREENS) {
    await page.goto(`${cmsUrl()}${path}`);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await open?.(page);
    left[name] = (await wordsOf(page)).filter((text) => english.has(text));
  }
  expect(left).toEqual(Object.fromEntries(SCREENS.map(({ name }) => [name, []])));
});

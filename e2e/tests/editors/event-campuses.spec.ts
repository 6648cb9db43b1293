import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';
import { callsOf, openDocument } from '../../support/panel-calls.ts';
import { englishSiteUrl } from '../../support/site-environment.ts';

const EVENT = 'api::event.event';
const SLUG = 'jpo-lyon-centre-de-langues';

const lineOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lyon, Tours' });

test('ENT-03 an editor adds a campus to an event, and it is found under both', async ({ page, browser }) => {
  const calls = await callsOf(page);
  const event = await calls.find(EVENT, `&filters[slug][$eq]=${SLUG}`);
  await logInAsEditor(page, 'meridia');
  await openDocument(page, EVENT, event);
  const clicks = await countClicks(page, { name: 'An event at two campuses', limit: 3 });

  await page.getByRole('combobox', { name: /^Campus/ }).click();
  const tours = page.getByRole('option', { name: /^Tours/ });
  await tours.waitFor();
  // All of the school but the one that it has.
  expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(25);
  await tours.click();
  await expect(page.getByText('Tours', { exact: true }).first()).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publier' });
  await expect(publish).toBeEnabled();
  await clicks.show('evenement-deux-campus');
  await publish.click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${englishSiteUrl()}/agenda`);
  await phone.getByRole('button', { name: 'Tout refuser' }).click();
  for (const campus of ['lyon', 'tours']) {
    await expect(async () => {
      await phone.goto(`${englishSiteUrl()}/agenda?campus=${campus}`);
      await expect(phone.locator(`main a[href="/agenda/${SLUG}"]`)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(lineOf(phone)).toHaveCount(1);
  }
  const isTooWide = () =>
    phone.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isTooWide()).toBe(false);
  await lineOf(phone).screenshot({ path: '../docs/screenshots/editors/evenement-deux-campus-site.png' });

  await phone.goto(`${englishSiteUrl()}/agenda/${SLUG}`);
  const legend = phone.getByRole('main').getByRole('complementary', { name: 'En bref' });
  for (const campus of ['lyon', 'tours'])
    await expect(legend.locator(`a[href="/campus/${campus}"]`)).toBeVisible();
  expect(await isTooWide()).toBe(false);
});

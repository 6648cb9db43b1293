import { expect, type Page } from '@playwright/test';
import {
  CAMPUS,
  campusOf,
  confirmOf,
  holdCall,
  modalOf,
  PROGRAMME,
  programmeOf,
} from '../support/action-modal.ts';
import { stubUrl } from '../support/crm-stub.ts';
import { test } from '../support/gated-site.ts';
import { clickAndWatch } from '../support/progress-bar.ts';

const THROTTLE_MS = 200;
const DURATION_MS = 5000;
const SLOW_CALL_MS = 600;

const legalNotices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });

/** Scripts are there once the way to the top comes with the first scroll. */
async function openHeard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('STATE-02 a page that is late is announced by the bar, 200 ms after the click', async ({
  page,
  gate,
}) => {
  await openHeard(page, `${gate.url}/article`);
  const release = gate.hold('/mentions-legales');
  const bar = await clickAndWatch(page, legalNotices(page), 'shown');

  expect(bar).toMatchObject({ name: 'Chargement', duration: '5s' });
  expect(bar.delay).toBeGreaterThanOrEqual(THROTTLE_MS);
  release();
  await page.waitForURL('**/mentions-legales');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('STATE-02 the bar runs for 5 s, and goes if the page never comes', async ({ page, gate }) => {
  await openHeard(page, `${gate.url}/article`);
  const release = gate.hold('/mentions-legales');
  const bar = await clickAndWatch(page, legalNotices(page), 'gone');

  expect(bar.lifetime).toBeGreaterThanOrEqual(DURATION_MS - 50);
  release();
  await page.waitForURL('**/mentions-legales');
});

test('STATE-02 a search that is late is announced too', async ({ page, gate }) => {
  await openHeard(page, `${gate.url}/`);
  const search = page.getByRole('main').locator('form[action="/programme"]').getByRole('button').last();
  const release = gate.hold('/programme');
  const bar = await clickAndWatch(page, search, 'shown');

  expect(bar.delay).toBeGreaterThanOrEqual(THROTTLE_MS);
  release();
  await page.waitForURL('**/programme?*');
});

test('STATE-02 an anchor of the page and a new tab ask nothing of this one', async ({ page, gate }) => {
  await openHeard(page, `${gate.url}/article`);
  await page.getByRole('link', { name: 'Haut de page' }).click();
  const opened = page.context().waitForEvent('page');
  await legalNotices(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();

  await page.evaluate((lapse) => new Promise((resolve) => setTimeout(resolve, lapse)), 2 * THROTTLE_MS);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('S-36 STATE-02 the bar is over the modal during its calls and on the way to the CRM', async ({
  page,
  gate,
}) => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_CALL_MS));
    await route.continue();
  });
  await openHeard(page, `${gate.url}/`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Candidater', exact: true }).first();
  expect(await clickAndWatch(page, link, 'gone')).toMatchObject({ name: 'Chargement', isOverModal: true });
  const modal = modalOf(page, 'registration');
  await programmeOf(modal).selectOption({ label: PROGRAMME.name });
  // What is taught there is asked for a moment later: its bar is not the one of the way to the CRM.
  const taughtThere = page.waitForResponse((answer) => answer.url().includes(`campus=${CAMPUS.slug}`));
  await campusOf(modal).selectOption({ label: CAMPUS.name });
  await taughtThere;
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.unroute('**/api/**');
  const release = await holdCall(page, ({ origin }) => origin === stubUrl());
  const bar = await clickAndWatch(page, confirmOf(modal), 'shown');
  expect(bar).toMatchObject({ name: 'Chargement', isOverModal: true });
  expect(bar.delay).toBeGreaterThanOrEqual(THROTTLE_MS);
  release();
  await page.waitForURL(({ origin }) => origin === stubUrl());
});

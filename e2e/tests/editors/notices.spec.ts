import { startWatch } from '@meridia/tools/services/running-clock';
import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';
import { callsOf, openDocument } from '../../support/panel-calls.ts';
import { englishSiteUrl } from '../../support/site-environment.ts';

const BANNER = 'api::banner.banner';
const DAY_MS = 86_400_000;
/** Until a publication is on the site, and then a page that is made again. */
const SOON = { timeout: 15_000 };
const SHOWN_MS = 12_000;
const LATE_MS = 3000;

const hasBanner = async (page: Page, path: string) => {
  const html = await (await page.request.get(`${englishSiteUrl()}${path}`)).text();
  return html.includes('data-banner=');
};

const frenchDay = (date: Date) => date.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

test('LAY-07 an editor gives the banner a day and an hour, and it is not shown before', async ({ page }) => {
  const calls = await callsOf(page);
  const banner = await calls.find(BANNER);
  expect(await hasBanner(page, '/contact')).toBe(true);
  await logInAsEditor(page, 'meridia');
  await openDocument(page, BANNER, banner);
  const clicks = await countClicks(page, { name: 'A banner with hours', limit: 2 });

  const start = page.getByRole('group', { name: /^À partir du/ });
  await start
    .getByRole('combobox')
    .first()
    .fill(frenchDay(new Date(Date.now() + DAY_MS)));
  await page.keyboard.press('Tab');
  await start.getByRole('combobox').last().fill('09:00');
  await page.keyboard.press('Tab');
  await clicks.show('bandeau-heures');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();
  await expect.poll(() => hasBanner(page, '/contact'), SOON).toBe(false);
});

test('LAY-07 it goes at its moment, without anybody doing anything', async ({ page }) => {
  const calls = await callsOf(page);
  const banner = await calls.find(BANNER);
  const [endsAt, sincePublished] = [Date.now() + SHOWN_MS, startWatch()];
  await calls.publish(BANNER, banner, { startsAt: null, endsAt: new Date(endsAt).toISOString() });
  await expect.poll(() => hasBanner(page, '/contact'), { ...SOON, timeout: 10_000 }).toBe(true);
  await expect.poll(() => hasBanner(page, '/contact'), SOON).toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(endsAt);
  expect(sincePublished()).toBeLessThan(SHOWN_MS + LATE_MS);
});

test('LAY-08 limited to a campus, it is on its pages alone', async ({ page }) => {
  const calls = await callsOf(page);
  const [banner, lyon] = [
    await calls.find(BANNER),
    await calls.find('api::campus.campus', '&filters[slug][$eq]=lyon'),
  ];
  const whole = { startsAt: null, endsAt: null };
  await calls.publish(BANNER, banner, { ...whole, campuses: { set: [{ documentId: lyon }] } });
  await expect.poll(() => hasBanner(page, '/campus/lyon'), SOON).toBe(true);
  expect(await hasBanner(page, '/agenda/job-dating-alternance-lyon')).toBe(true);
  for (const path of ['/', '/contact', '/campus/paris']) expect(await hasBanner(page, path)).toBe(false);

  await calls.publish(BANNER, banner, { ...whole, campuses: { set: [] } });
  await expect.poll(() => hasBanner(page, '/contact'), SOON).toBe(true);
});

test('LAY-09 a day without an hour is the whole of it', async ({ page }) => {
  const calls = await callsOf(page);
  const banner = await calls.find(BANNER);
  await calls.publish(BANNER, banner, { startsAt: null, endsAt: null });
  await logInAsEditor(page, 'meridia');
  await openDocument(page, BANNER, banner);

  const tomorrow = frenchDay(new Date(Date.now() + DAY_MS));
  for (const name of [/^Jusqu/, /^Retirer le/]) {
    const end = page.getByRole('group', { name });
    await end.getByRole('combobox').first().fill(tomorrow);
    await page.keyboard.press('Tab');
    await expect(end.getByRole('combobox').last()).toHaveValue('23:59');
  }
  await expect(page.getByText(/^Affiché jusqu’au .* à 23:59, heure de Paris\.$/)).toBeVisible();
  for (const name of [/^Jusqu/, /^Retirer le/]) {
    const hour = page.getByRole('group', { name }).getByRole('combobox').last();
    await hour.fill('00:00');
    await page.keyboard.press('Tab');
    await expect(hour).toHaveValue('00:00');
  }
});

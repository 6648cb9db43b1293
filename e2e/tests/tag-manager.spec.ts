import { expect, test, type Page } from '@playwright/test';
import { answer, bannerOf, panelOf, settingsOf, waitForBanner, watchOtherHosts } from '../support/consent.ts';
import { freeSiteUrl, taggedSiteUrl } from '../support/site-environment.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';

test.use({ storageState: FIRST_VISIT });

const isStarted = (page: Page) => page.evaluate(() => Reflect.get(window, '__tagManagerStarted') === true);
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** The commands that the tag manager finds, each as a list of its words. */
function commandsOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer = (Reflect.get(window, 'dataLayer') ?? []) as object[];
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]';
    return layer.filter(isCommand).map((entry) => Array.from(entry as ArrayLike<unknown>));
  });
}

test('CALL-11 no tag manager before consent, nor after a refusal', async ({ page }) => {
  const { others, frames } = watchOtherHosts(page, taggedSiteUrl());
  await page.goto(taggedSiteUrl());
  await answer(page, 'Tout refuser');
  await page.reload();
  await page.waitForLoadState('networkidle');

  expect(await isStarted(page)).toBe(false);
  expect([...others, ...frames]).toEqual([]);
  expect(await commandsOf(page)).toEqual([]);
});

test('CALL-11 the tag manager starts with consent, everything else refused first', async ({ page }) => {
  const { others } = watchOtherHosts(page, taggedSiteUrl());
  await page.goto(taggedSiteUrl());
  await answer(page, 'Tout accepter');
  await expect.poll(() => isStarted(page)).toBe(true);

  expect(others[0]).toMatch(/\/gtm\.js\?id=GTM-E2E1$/);
  const denied = {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
  };
  expect(await commandsOf(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  // The policy of the page lets its image through.
  await expect.poll(() => others.some((url) => url.endsWith('/collect'))).toBe(true);

  await page.reload();
  await expect.poll(() => isStarted(page)).toBe(true);
});

test('CALL-11 a withdrawal stops the tag manager and deletes its cookies', async ({ page }) => {
  await page.goto(taggedSiteUrl());
  await answer(page, 'Tout accepter');
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  await settingsOf(page).click();
  await panelOf(page).getByRole('checkbox', { name: 'Mesure d’audience' }).uncheck();
  await panelOf(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();

  await expect.poll(() => isStarted(page)).toBe(false);
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  expect(await cookieNames(page)).toContain('origine-tracking');
});

test('FOOT-05 a frame that sets cookies comes with consent, and goes with it', async ({ page }) => {
  const { frames } = watchOtherHosts(page, taggedSiteUrl());
  await page.goto(taggedSiteUrl());
  await waitForBanner(page);
  const frame = page.getByRole('contentinfo').getByTitle('Informations du réseau');
  await expect(frame).toHaveCount(0);
  expect(frames).toEqual([]);

  await answer(page, 'Tout accepter');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Pied de page du réseau')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  await expect(frame).toHaveAttribute('height', '115');

  await settingsOf(page).click();
  await panelOf(page).getByRole('checkbox', { name: 'Vidéos et contenus externes' }).uncheck();
  await panelOf(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(frame).toHaveCount(0);
});

test('the banner names the school', async ({ page }) => {
  // A page without the settings of its school, which are optional, heals within seconds.
  await expect(async () => {
    await page.goto(taggedSiteUrl());
    const words = bannerOf(page).getByText('Avec votre accord, Boréal et ses prestataires');
    await expect(words).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('CALL-11 TRACK-05 where consent is not required nobody is asked, and everything is on', async ({
  page,
}) => {
  await page.goto(`${freeSiteUrl()}/cgv?utm_source=salon`);
  await expect.poll(() => isStarted(page)).toBe(true);
  await expect.poll(() => cookieNames(page)).toContain('origine-tracking');
  await expect(bannerOf(page)).toHaveCount(0);

  await settingsOf(page).click();
  await expect(page).toHaveURL(/\/gestion-des-cookies$/);
});

test('CALL-11 without an id the policy names nobody else, and no tag manager starts', async ({
  page,
  baseURL,
}) => {
  const { others } = watchOtherHosts(page, baseURL ?? '');
  const response = await page.goto('/cgv');
  const policy = response?.headers()['content-security-policy'] ?? '';
  await answer(page, 'Tout accepter');
  await page.waitForLoadState('networkidle');

  expect(policy).not.toContain('connect-src');
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
  expect(others).toEqual([]);
});

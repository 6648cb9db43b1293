import { expect, test, type Locator, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import {
  answer,
  bannerOf,
  keptBy,
  panelOf,
  settingsOf,
  waitForBanner,
  watchOtherHosts,
} from '../support/consent.ts';
import { walkByKeyboard } from '../support/keyboard.ts';
import { englishSiteUrl } from '../support/site-environment.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';
import { TEMPLATES } from '../support/templates.data.ts';

test.use({ storageState: FIRST_VISIT, contextOptions: { reducedMotion: 'reduce' } });

const DESKTOP = { width: 1440, height: 1000 };
const MOBILE = { width: 390, height: 844 };
const SHORT_PAGE = '/page-introuvable';
const TWO_DAYS_S = 172_800;
const YEAR_S = 31_536_000;
const ORIGIN_COOKIES = ['origine-tracking', 'utm_medium', 'utm_source'];
const NOTHING = { local: [], session: [], databases: [], cookies: [] };

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

async function expectKept(page: Page, expected: Record<string, string[]>): Promise<void> {
  await expect.poll(() => keptBy(page)).toEqual(expected);
}

/** First visit, refusal, acceptance: what is kept, and who is told. */
async function expectNothingUnasked(page: Page, path: string, own: string): Promise<void> {
  const { others, frames } = watchOtherHosts(page, own);
  await page.goto(path);
  await waitForBanner(page);
  await readToTheEnd(page);
  await expectKept(page, NOTHING);

  await answer(page, 'Tout refuser');
  await page.reload();
  await readToTheEnd(page);
  await expectKept(page, { ...NOTHING, local: ['consent'] });

  await settingsOf(page).click();
  await panelOf(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expectKept(page, { ...NOTHING, local: ['consent'], cookies: ORIGIN_COOKIES });
  for (const { expires } of await page.context().cookies()) {
    expect(Math.abs(expires - Date.now() / 1000 - TWO_DAYS_S)).toBeLessThan(60);
  }
  // The frame of the group, which this school declares free of cookies, and nothing else.
  expect(others).toEqual([]);
  expect(frames.filter((url) => !url.endsWith('/footer.html'))).toEqual([]);
}

for (const { name, path } of TEMPLATES) {
  test(`TRACK-05 nothing is kept or told without consent: ${name}`, async ({ page, baseURL }) => {
    await expectNothingUnasked(page, path, baseURL ?? '');
  });
}

function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect();
    const { color, backgroundColor, border, font, textDecoration, opacity } = getComputedStyle(element);
    return { width, height, top, color, backgroundColor, border, font, textDecoration, opacity };
  });
}

async function expectAlike(place: Locator): Promise<void> {
  const accept = await lookOf(place.getByRole('button', { name: 'Tout accepter' }));
  await expect.poll(() => lookOf(place.getByRole('button', { name: 'Tout refuser' }))).toEqual(accept);
}

for (const viewport of [DESKTOP, MOBILE]) {
  test(`refusing is as simple as accepting at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(SHORT_PAGE);
    await waitForBanner(page);
    await expectAlike(bannerOf(page));
    await bannerOf(page).getByRole('button', { name: 'Personnaliser' }).click();
    await page.mouse.move(0, 0);
    await expectAlike(panelOf(page));
  });

  test(`axe finds nothing with the banner, nor with the panel, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(SHORT_PAGE);
    await waitForBanner(page);
    expect(await findFaults(page)).toEqual([]);

    await bannerOf(page).getByRole('button', { name: 'Personnaliser' }).click();
    await panelOf(page).getByText('Traceurs : Fonctionnement du site').click();
    expect(await findFaults(page)).toEqual([]);
  });

  test(`the keyboard reaches everything, never under the banner, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(SHORT_PAGE);
    await waitForBanner(page);
    const { stops, missed } = await walkByKeyboard(page);

    expect(stops.slice(0, 5).map(({ name }) => name)).toEqual([
      'a Aller au contenu',
      'a Gestion des cookies',
      'button Tout refuser',
      'button Tout accepter',
      'button Personnaliser',
    ]);
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(missed).toEqual([]);
  });
}

test('one purpose is chosen, changed and left alone with the keyboard', async ({ page }) => {
  await page.goto(SHORT_PAGE);
  await waitForBanner(page);
  const panel = panelOf(page);
  const box = (name: string) => panel.getByRole('checkbox', { name });
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(panel.getByRole('checkbox')).toHaveCount(3);

  await box('Origine de la visite').focus();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Enregistrer mes choix' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Vos choix sont enregistrés.' })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
  await expectKept(page, { ...NOTHING, local: ['consent'], cookies: ORIGIN_COOKIES });

  await settingsOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(box('Origine de la visite')).toBeChecked();
  await expect(box('Mesure d’audience')).not.toBeChecked();
  await box('Origine de la visite').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(settingsOf(page)).toBeFocused();
  await expectKept(page, { ...NOTHING, local: ['consent'], cookies: ORIGIN_COOKIES });
});

test('TRACK-05 a withdrawal deletes the cookies, and says so', async ({ page }) => {
  await page.goto('/cgv');
  await answer(page, 'Tout accepter');
  await expectKept(page, { ...NOTHING, local: ['consent'], cookies: ORIGIN_COOKIES });
  await settingsOf(page).click();
  await panelOf(page).getByRole('button', { name: 'Tout refuser' }).click();

  await expect(
    page.getByRole('status').filter({ hasText: 'Vous avez refusé les traceurs facultatifs.' }),
  ).toBeVisible();
  await expectKept(page, { ...NOTHING, local: ['consent'] });
});

test('closing the panel and reading on are no consent: the question stays', async ({ page }) => {
  await page.goto('/cgv');
  await waitForBanner(page);
  await bannerOf(page).getByRole('button', { name: 'Personnaliser' }).click();
  await panelOf(page).getByRole('button', { name: 'Fermer sans modifier' }).click();
  await expect(panelOf(page)).toBeHidden();
  await page.goto('/mentions-legales');

  await expect(bannerOf(page)).toBeVisible();
  await expectKept(page, NOTHING);
});

test('a choice of other words, or of more than six months ago, is asked again', async ({ page }) => {
  await page.goto(SHORT_PAGE);
  await answer(page, 'Tout refuser');
  const alter = (values: object) =>
    page.evaluate((changed) => {
      const record = JSON.parse(localStorage.getItem('consent') ?? '{}') as object;
      localStorage.setItem('consent', JSON.stringify({ ...record, ...changed }));
    }, values);

  await alter({ version: '0.1.0' });
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
  await alter({ version: '1.0.0', at: new Date(Date.now() - 181 * 86_400_000).toISOString() });
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
  await alter({ at: new Date(Date.now() - 179 * 86_400_000).toISOString() });
  await page.reload();
  await expect(bannerOf(page)).toBeHidden();
});

test('the banner leaves a phone its page and its actions, and moves nothing', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/');
  await waitForBanner(page);
  const banner = await bannerOf(page).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Actions' }).locator('visible=true').boundingBox();

  expect(banner?.height).toBeLessThan(MOBILE.height * 0.45);
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 500);
      }),
  );
  // A banner that grows on the screen moves 0.2. What letters move when their font comes depends on when it does: `bench:page` measures it.
  expect(shift).toBeLessThan(0.01);
});

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [720, 500],
] as const) {
  test(`the banner and the panel fit ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(SHORT_PAGE);
    await waitForBanner(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    const customise = bannerOf(page).getByRole('button', { name: 'Personnaliser' });
    await customise.click();
    const save = panelOf(page).getByRole('button', { name: 'Enregistrer mes choix' });
    await save.scrollIntoViewIfNeeded();
    await save.click();
    await expect(bannerOf(page)).toBeHidden();
  });
}

test('« Gérer mes cookies » is in the menu of a phone', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  await page.goto(SHORT_PAGE);
  await answer(page, 'Tout refuser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Gérer mes cookies' }).click();

  await expect(panelOf(page)).toBeVisible();
});

test('without a script nothing is asked, and « Gérer mes cookies » leads to its page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cgv');
  await expect(bannerOf(page)).toBeHidden();
  await settingsOf(page).click();

  await expect(page).toHaveURL(/\/gestion-des-cookies$/);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('I18N-03 the language is kept for a year once it is chosen, and only then', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/cgv`);
  await answer(page, 'Tout refuser');
  await expectKept(page, { ...NOTHING, local: ['consent'] });
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await page.waitForURL(/\/en/);

  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'en', sameSite: 'Lax', path: '/' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(60);
});

test('the banner speaks English on the English site', async ({ page }) => {
  await page.goto(`${englishSiteUrl()}/en`);
  const banner = page.getByRole('region', { name: 'We respect your privacy' });

  await expect(banner).toBeVisible();
  await expect(banner).toContainText('With your consent, Meridia and its service providers');
  await expect(banner.getByRole('button')).toHaveText(['Refuse all', 'Accept all', 'Customise']);
});

import { expect, test, type Page } from '@playwright/test';
import { openInProduction } from '../support/production-site.ts';

const NETWORKS = ['Instagram', 'Facebook', 'Youtube', 'Linkedin', 'Twitter', 'Discord', 'Tiktok'];

const footerOf = (page: Page) => page.getByRole('contentinfo');
const menuOf = (page: Page) => footerOf(page).getByRole('navigation', { name: 'Navigation de pied de page' });

test('FOOT-01 the footer is there from 768 px on', async ({ page }) => {
  await page.goto('/article');
  for (const [width, isShown] of [
    [390, false],
    [767, false],
    [768, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(footerOf(page)).toBeVisible({ visible: isShown });
  }
});

test('FOOT-02 the logo leads home, and each network has its icon and opens a new tab', async ({ page }) => {
  await page.goto('/article');
  const links = footerOf(page).getByRole('list', { name: 'Suivez-nous' }).getByRole('link');

  await expect(footerOf(page).getByRole('link', { name: /retour à l’accueil/ })).toHaveAttribute('href', '/');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const name = (await link.getAttribute('aria-label')) ?? '';
    const network = NETWORKS.find((one) => name.includes(one)) ?? 'none';
    await expect(link.locator('use')).toHaveAttribute('href', new RegExp(`#${network.toLowerCase()}$`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('FOOT-03 each entry of the menu takes 3 of 12 columns, under a title in capitals or as one link', async ({
  page,
}) => {
  await page.goto('/article');
  const titles = menuOf(page).getByRole('heading', { level: 2 });
  expect(await titles.count()).toBeGreaterThan(0);
  await expect(titles.first()).toHaveCSS('text-transform', 'uppercase');

  const grid = titles.first().locator('xpath=../..');
  const sections = grid.locator('xpath=*');
  const columns = await grid.evaluate((element) => {
    const { columnGap, gridTemplateColumns } = getComputedStyle(element);
    return { gap: parseFloat(columnGap), tracks: gridTemplateColumns.split(' ').map(parseFloat) };
  });
  expect(columns.tracks).toHaveLength(12);
  for (const section of await sections.all()) {
    const box = await section.boundingBox();
    expect(box?.width).toBeCloseTo(3 * (columns.tracks[0] ?? 0) + 2 * columns.gap, 0);
    const links = await section.getByRole('link').count();
    const lists = await section.getByRole('list').count();
    expect(lists === 1 ? links > 0 : links === 1).toBe(true);
  }
});

test('FOOT-04 the fixed links are there; the careers and the complaint open a new tab', async ({ page }) => {
  await page.goto('/article');
  const link = (name: RegExp) => footerOf(page).getByRole('link', { name });

  await expect(link(/^Conditions générales de vente$/)).toHaveAttribute('href', '/cgv');
  await expect(link(/^Mentions légales$/)).toHaveAttribute('href', '/mentions-legales');
  await expect(link(/^Charte des données/)).toHaveAttribute('href', '/charte-donnees-personnelles');
  for (const external of [link(/^Travailler à/), link(/^Formulaire de réclamation/)]) {
    await expect(external).toHaveAttribute('href', /^https:/);
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener');
    await expect(external).toHaveAccessibleName(/nouvel onglet/i);
  }
});

test('the pages of the cookies and of the accessibility are in the footer once', async ({ page }) => {
  await page.goto('/article');
  for (const path of ['/gestion-des-cookies', '/accessibilite']) {
    await expect(footerOf(page).locator(`a[href="${path}"]`)).toHaveCount(1);
  }
});

test('FOOT-05 the frame of the group is as wide as the page, 115 px high, and the policy lets it in', async ({
  page,
}) => {
  // The content of the tests leads the frame to a stub on loopback, declared free of cookies.
  await openInProduction(page, '/article');
  const frame = footerOf(page).getByTitle('Informations du réseau');
  await frame.scrollIntoViewIfNeeded();

  await expect(frame.contentFrame().getByText('Pied de page du réseau')).toBeVisible();
  await expect(frame).toHaveAttribute('scrolling', 'no');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 1440, height: 115 });
});

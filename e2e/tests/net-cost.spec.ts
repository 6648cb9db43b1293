import { expect, test, type Page } from '@playwright/test';
import { test as installed, waitForCopies } from '../support/installed-site.ts';

const PROGRAMME = '/programme/bachelor-relations-internationales';
const COST = `${PROGRAMME}/cout`;

/** What is left in all, as the table tells it; spaces are typography. */
async function left(page: Page): Promise<string> {
  const cells = page.getByRole('row', { name: /^Reste à payer/ }).getByRole('cell');
  return (await cells.last().innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
}

test.describe('COST-01 without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cost is asked for by the keyboard, and its address keeps the choice', async ({ page }) => {
    await page.goto(COST);
    expect(await left(page)).toBe('25 680 €');
    const form = page.getByRole('search', { name: 'Votre situation' });
    await form.getByLabel('Campus').focus();
    await page.keyboard.type('Lyon');
    await form.getByLabel('Bourse sur critères sociaux').focus();
    // « Sans bourse », 0 bis, 1, 2, 3.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await form.getByRole('button', { name: 'Calculer' }).focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/campus=lyon&rythme=initial&age=18&bourse=3$/);
    expect(await left(page)).toBe('32 556 € à 38 676 €');
    await expect(page.getByRole('link', { name: /relevés par l’école/ })).toHaveAttribute(
      'href',
      '/integrer-meridia/logement',
    );
  });

  test('COST-04 programmes are added one by one, and taken away', async ({ page }) => {
    await page.goto('/programme/comparer');
    for (const name of ['BTS Communication', 'BTS Tourisme']) {
      await page.getByRole('combobox').selectOption({ label: name });
      await page.getByRole('button', { name: 'Ajouter' }).click();
    }
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('link', { name: 'Retirer : BTS Tourisme' }).click();
    await expect(page).toHaveURL(/\/programme\/comparer\?p=bts-communication$/);
  });
});

test('COST-01 with a script, each change is answered in place', async ({ page }) => {
  await page.goto(COST);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const campus = page.getByLabel('Campus');
  await expect(async () => {
    await campus.selectOption('');
    await campus.selectOption('lyon');
    await expect(page).toHaveURL(/campus=lyon/, { timeout: 1000 });
  }).toPass();

  await expect.poll(() => left(page)).toBe('44 040 € à 50 160 €');
  await expect(page.locator('[data-live-status]')).toHaveText(/44\s040\s€ à\s50\s160\s€/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.reload();
  expect(await left(page)).toBe('44 040 € à 50 160 €');
});

test('COST-01 COST-04 on a phone nothing is wider than the screen but what scrolls in its own frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    COST,
    `/programme/comparer?p=bts-communication,bts-tourisme,mba-management-international`,
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

installed(
  'COST-05 what is kept is read without a network, and compared at an address to share',
  async ({ page, gate }) => {
    await page.goto(`${gate.url}${PROGRAMME}`);
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
    const keep = page.getByRole('button', { name: 'Garder dans ma sélection' });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await waitForCopies(page, ['/programme/comparer', PROGRAMME]);

    gate.cut();
    await page.goto(`${gate.url}/programme/comparer`);
    const list = page.getByRole('region', { name: 'Ma sélection' });
    await expect(list.getByRole('link', { name: 'Bachelor Relations internationales' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Comparer ma sélection' })).toHaveAttribute(
      'href',
      /\/programme\/comparer\?p=bachelor-relations-internationales$/,
    );
    await list.getByRole('button', { name: /^Retirer/ }).click();
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
  },
);

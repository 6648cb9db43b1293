import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const TITLE = 'Un prix pour la promotion 2027';
const FEE = '9150';
/** As the site writes it: a thin space between the thousands. */
const FEE_SHOWN = /9\s150/;

test('GUARD-03, WORK-09 an editor publishes news with a picture, told beforehand what is missing, and sees it', async ({
  page,
  context,
}) => {
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'news with a picture, published and seen', limit: 10 });
  await page.getByRole('link', { name: 'Écrire une actualité' }).click();
  const ready = page.getByRole('heading', { name: 'Prêt à publier' }).locator('..');
  await expect(ready.getByText('Le titre est vide')).toBeVisible();
  await clicks.show('pret-a-publier');

  await page.getByRole('textbox', { name: /^Titre/ }).fill(TITLE);
  await page.getByRole('combobox', { name: /^Date de l’actualité/ }).fill(frenchDay(new Date()));
  await page.getByRole('textbox', { name: /^Résumé/ }).fill('Deux étudiants sont récompensés à Bruxelles.');
  await page.getByRole('button', { name: /^Cliquer pour ajouter un média/ }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page
    .getByRole('textbox', { name: /^Description de l’image/ })
    .fill('Deux étudiants tiennent un trophée.');
  await page.getByRole('button', { name: /^Ajouter un composant/ }).click();
  await page.getByRole('button', { name: /^Texte/ }).click();
  await page.locator('[contenteditable="true"]').click();
  await page.keyboard.type('Le jury a distingué leur mémoire sur le détroit d’Ormuz.');
  await expect(ready.getByText('Tout y est')).toBeVisible();
  await clicks.show('actualite');

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Voir sur le site/ }).click();
  const seen = await opened;
  await expect(async () => {
    await seen.reload();
    await expect(seen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(new URL(seen.url()).pathname).toBe('/actualites/un-prix-pour-la-promotion-2027');
  clicks.end();
});

test('C-19 an editor corrects the fee of a programme, and sees it on the site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'fee of a programme', limit: 4 });
  await page.getByRole('link', { name: 'Gestion du contenu' }).click();
  await page.getByRole('link', { name: 'Formation', exact: true }).click();
  await page.getByText('Bachelor Relations internationales', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Montant', exact: true }).fill(FEE);
  await clicks.show('tarif');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();

  await expect(async () => {
    await page.goto(`${process.env.E2E_SITE_URL}/programme/bachelor-relations-internationales`);
    await expect(page.getByText(FEE_SHOWN).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('LIFE-01, LIFE-02 an address that an editor changes leads on; a page that she deletes is gone', async ({
  page,
}) => {
  const site = process.env.E2E_SITE_URL ?? '';
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'another address', limit: 6 });
  await page.getByRole('link', { name: 'Gestion du contenu' }).click();
  await page.getByRole('link', { name: 'Témoignage', exact: true }).click();
  await page.getByRole('row').nth(1).click();
  const address = page.getByRole('textbox', { name: /^Adresse/ });
  const before = await address.inputValue();
  await address.fill(`${before}-autrement`);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();

  await expect
    .poll(async () => {
      const answer = await page.request.get(`${site}/temoignages/${before}`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    })
    .toEqual([301, `/temoignages/${before}-autrement`]);

  await page
    .getByRole('button', { name: /^Plus d.actions$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce contenu' });
  const without = dialog.getByRole('checkbox', { name: 'Supprimer sans le remplacer' });
  await expect(dialog.getByRole('button', { name: 'Mettre à la corbeille' })).toBeVisible();
  if (await without.isVisible()) await without.click();
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect
    .poll(async () => (await page.request.get(`${site}/temoignages/${before}`, { maxRedirects: 0 })).status())
    .toBe(410);
  const gone = await page.goto(`${site}/temoignages/${before}-autrement`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toContainText("n'existe pas (ou plus)");
  await expect(page.getByText('410', { exact: true })).toBeVisible();
});

/** As it is typed into the field. */
const frenchDay = (day: Date) => day.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const LIMIT_OF_NEWS = 10;
const LIMIT_OF_FEE = 4;

test('GUARD-03 an editor publishes news with a picture, told beforehand what is missing, and sees it', async ({
  page,
}) => {
  await logInAsEditor(page, 'meridia');
  await page.goto(
    `${cmsUrl()}/admin/content-manager/collection-types/api::news.news/create?plugins[i18n][locale]=fr`,
  );
  const clicks = await countClicks(page, { name: 'news with a picture', limit: LIMIT_OF_NEWS });
  const panel = page.getByRole('heading', { name: 'Prêt à publier' }).locator('..');
  await expect(panel.getByText('Le titre est vide')).toBeVisible();
  await clicks.show('pret-a-publier');

  await page.getByRole('textbox', { name: /^Titre/ }).fill('Un prix pour la promotion 2027');
  await page.getByRole('textbox', { name: /^Résumé/ }).fill('Deux étudiants sont récompensés.');
  await expect(panel.getByText('Le titre est vide')).toBeHidden();
  clicks.end();
});

test('C-19 an editor corrects the fee of a programme', async ({ page }) => {
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'fee of a programme', limit: LIMIT_OF_FEE });
  await page.getByRole('link', { name: 'Gestion du contenu' }).click();
  await page.getByRole('link', { name: 'Formation', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Bachelor Relations internationales' }).first().click();
  await page.getByRole('spinbutton', { name: /^Prix/ }).fill('9100');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  await clicks.show('tarif');
  clicks.end();
});

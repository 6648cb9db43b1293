import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';
import { callsOf, openDocument } from '../../support/panel-calls.ts';

const NAMES = [
  'Haut de page',
  'Texte',
  'Questions (FAQ)',
  'Citation',
  'Diaporama',
  'Chiffres clés',
  'Vignettes',
  'Encart avec bouton',
  'Formulaire',
  'Témoignages',
  'Liste de formations',
  'Liste d’événements',
  'Équipe',
  'Vidéo',
  'Tableau',
];

test('PANEL-03 an editor chooses a block of a page by its picture and its everyday name', async ({
  page,
}) => {
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'a block of a page', limit: 5 });
  await page.getByRole('link', { name: 'Gestion du contenu' }).click();
  await page.getByRole('link', { name: 'Page de rubrique', exact: true }).click();
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: /^Ajouter un composant/ }).click();

  const pictures = page.locator('button img[src^="data:image/svg"]');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
    .toEqual(NAMES);
  const shown = await pictures.evaluateAll((all) =>
    all.map((one) => [(one as HTMLImageElement).naturalWidth > 0, one.getAttribute('src')] as const),
  );
  expect(shown.every(([isDrawn]) => isDrawn)).toBe(true);
  expect(new Set(shown.map(([, source]) => source)).size).toBe(NAMES.length);
  await pictures.nth(7).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Publier' })).toBeInViewport();
  await clicks.show('choisir-un-bloc');

  await page
    .getByRole('button', { name: /^Questions \(FAQ\)/ })
    .last()
    .click();
  const added = page.getByRole('region', { name: 'Questions (FAQ)', exact: true });
  await expect(added.getByText(/^Volets/)).toBeVisible();
  clicks.end();
});

test('PANEL-07 a block that was taken away by mistake comes back to its place', async ({ page }) => {
  const documentId = await (await callsOf(page)).find('api::article.article', '&filters[slug][$null]=false');
  await logInAsEditor(page, 'meridia');
  await openDocument(page, 'api::article.article', documentId);
  const remove = page.getByRole('button', { name: /^Supprimer / });
  await remove.first().waitFor();
  const names = () => remove.evaluateAll((all) => all.map((one) => one.textContent));
  const before = await names();
  await remove.first().click();
  await expect.poll(names).toEqual(before.slice(1));

  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(names).toEqual(before);
  await expect(page.getByRole('status').getByRole('button', { name: 'Annuler' })).toHaveCount(0);
});

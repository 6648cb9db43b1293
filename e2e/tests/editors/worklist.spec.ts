import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl, editorOf } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const SITE = process.env.E2E_SITE_URL ?? '';
const FIGURES = '/content-manager/collection-types/api::key-figure.key-figure';
const FIGURE = 'des étudiants en poste six mois après le diplôme';
const UNKNOWN = '/nos-ecoles/lyon-ancienne';
/** As tall as the whole list, for the handbook. */
const TALL = { width: 1280, height: 1100 };

async function createIncompleteFigure(page: Page): Promise<void> {
  const { name, password } = editorOf('meridia');
  const login = await page.request.post(`${cmsUrl()}/admin/login`, { data: { email: name, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.post(`${cmsUrl()}${FIGURES}?locale=fr`, {
    headers: { Authorization: `Bearer ${data.token}` },
    data: { label: FIGURE, slug: 'en-poste-e2e', value: 91, suffix: '%', year: 2026 },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('WORK-01, WORK-04 an editor sees what waits for her, opens a line, mends it, and it is gone', async ({
  page,
}) => {
  await createIncompleteFigure(page);
  await page.setViewportSize(TALL);
  await logInAsEditor(page, 'meridia');
  const incomplete = section(page, 'À compléter');
  const line = incomplete.getByRole('link', { name: FIGURE });
  await expect(line).toBeVisible();
  await expect(section(page, 'Mes brouillons').getByRole('link', { name: FIGURE })).toBeVisible();
  await expect(section(page, 'Périmé ou bientôt').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/Ajouter un widget|Statistiques/)).toHaveCount(0);
  // Off the menu, whose word would cover the text.
  await page.mouse.move(700, 20);

  const clicks = await countClicks(page, { name: 'mend what is incomplete', limit: 3 });
  await clicks.show('accueil');
  await line.click();
  const source = page.getByRole('textbox', { name: /^Source/ });
  await source.fill('Enquête insertion 2026, 1 204 réponses');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(section(page, 'Cette semaine').getByRole('link', { name: FIGURE })).toBeVisible();
  await expect(line).toBeHidden();
  clicks.end();

  const expired = section(page, 'Périmé ou bientôt').getByRole('listitem');
  await expect(expired).toHaveCount(8);
  await section(page, 'Périmé ou bientôt')
    .getByRole('button', { name: /^Voir les \d+$/ })
    .click();
  await expect.poll(() => expired.count()).toBeGreaterThan(8);
});

test('WORK-01, WORK-08 an unknown address is redirected from the home in two clicks', async ({ page }) => {
  expect((await page.goto(`${SITE}${UNKNOWN}`))?.status()).toBe(404);
  await logInAsEditor(page, 'meridia');
  const line = section(page, 'Adresses inconnues').getByRole('link', { name: UNKNOWN });
  // The nodes tell what they have counted every thirty seconds.
  await expect(async () => {
    await page.goto(`${cmsUrl()}/admin`);
    await expect(line).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });

  const clicks = await countClicks(page, { name: 'redirect an unknown address from the home', limit: 2 });
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'Rediriger une adresse inconnue' });
  await dialog.getByLabel('Destination').fill('/campus/lyon');
  await dialog.getByRole('button', { name: 'Créer la redirection' }).click();
  await expect(dialog).toBeHidden();
  clicks.end();

  await page.goto(`${cmsUrl()}/admin`);
  await expect(section(page, 'Rien à signaler')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('WORK-01 the other school sees its own home, with a sentence where nothing waits', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  const quiet = section(page, 'Rien à signaler');
  await expect(quiet).toContainText('tout ce que vous avez écrit est en ligne');
  await expect(quiet).toContainText('Tous les liens mènent à une page.');
  await expect(page.getByText(FIGURE)).toHaveCount(0);
});

import { expect, test, type Page } from '@playwright/test';
import { cmsUrl, manager } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const EVENTS = 'content-manager/collection-types/api::event.event';
const PASSWORD = 'Choisi-par-elle-1';

async function logInAsManager(page: Page): Promise<void> {
  const { name, password } = manager();
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByLabel('E-mail').fill(name);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor();
}

/** The first event of a list that is limited to a campus, or to all others. */
async function openEvent(page: Page, filter: string): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/${EVENTS}?page=1&pageSize=20&plugins[i18n][locale]=fr&filters${filter}`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
}

test('ACC-02, ACC-03, ACC-05, ACC-07 a manager invites an editor of one campus, who changes its events alone', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAsManager(page);
  const clicks = await countClicks(page, { name: 'Invite an editor of one campus', limit: 7 });
  await page.getByRole('link', { name: 'Comptes' }).click();
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await form.getByLabel(/^Prénom/).fill('Inès');
  await form.getByLabel(/^Nom/).fill('Martin');
  await form.getByLabel(/^Adresse électronique/).fill('ines.martin@meridia.example');
  await form.getByRole('combobox', { name: /^Campus/ }).click();
  await page.getByRole('option', { name: 'Lyon', exact: true }).click();
  await page.keyboard.press('Escape');
  await clicks.show('inviter');
  await form.getByRole('button', { name: 'Créer le lien d’invitation' }).click();
  const shown = page.getByRole('dialog', { name: 'Un lien pour Inès Martin' });
  const link = await shown.getByLabel('Lien personnel').inputValue();
  await clicks.show('lien-d-invitation');
  await shown.getByRole('button', { name: 'Copier le lien' }).click();
  clicks.end();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByText('Lien copié').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  const ines = page
    .getByRole('grid', { name: 'Comptes', exact: true })
    .getByRole('row', { name: /Inès Martin/ });
  await expect(ines).toContainText('Lyon');
  await clicks.show('comptes');

  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(link);
  // The form begins anew with what is known of her: what was typed before would be gone.
  await expect(hers.getByLabel(/^E-mail/)).toHaveValue('ines.martin@meridia.example');
  await hers.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await hers.getByLabel(/^Confirm/).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Commencer' }).click();
  await hers.getByRole('heading', { name: /^Bonjour/ }).waitFor();
  await expect(hers.getByRole('link', { name: 'Comptes' })).toHaveCount(0);

  await openEvent(hers, '[$and][0][campuses][slug][$eq]=paris');
  await expect(hers.getByRole('heading', { name: 'Lecture seule' })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Publier' })).toBeDisabled();
  await hers.screenshot({ path: '../docs/screenshots/editors/lecture-seule.png' });

  await openEvent(hers, '[$and][0][campuses][slug][$eq]=lyon');
  await expect(hers.getByRole('heading', { name: 'Lecture seule' })).toHaveCount(0);
  await hers.getByRole('textbox', { name: /^Titre/ }).fill('Portes ouvertes de Lyon');
  await hers.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(hers.getByText('Document enregistré')).toBeVisible();

  // ACC-07: a person learns of a link for her password, whoever asked for it.
  await page.reload();
  await ines.getByRole('button', { name: 'Nouveau mot de passe' }).click();
  await page.getByRole('dialog', { name: 'Un lien pour Inès Martin' }).waitFor();
  await page.keyboard.press('Escape');
  await hers.goto(`${cmsUrl()}/admin`);
  const notice = hers.getByRole('region', { name: 'Votre mot de passe' });
  await expect(notice).toContainText('Lien créé pour un nouveau mot de passe');
  await expect(notice).toContainText(manager().name);
  await hers.screenshot({ path: '../docs/screenshots/editors/lien-signale.png' });

  await ines.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('Inès Martin ne peut plus se connecter.')).toBeVisible();
  const journal = page.getByRole('grid', { name: 'Journal des comptes' });
  await expect(journal.getByRole('row').nth(1)).toContainText('Compte désactivé');
  await journal.scrollIntoViewIfNeeded();
  await page.screenshot({ path: '../docs/screenshots/editors/journal-des-comptes.png' });
  await hers.reload();
  await expect(hers.getByLabel('E-mail')).toBeVisible();
  await context.close();
});

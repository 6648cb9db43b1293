import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const CAMPUS = 'content-manager/collection-types/api::campus.campus';

async function openCampus(page: Page, title: string): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/${CAMPUS}?page=1&pageSize=100&plugins[i18n][locale]=fr`);
  await page.getByRole('gridcell', { name: title, exact: true }).first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

test('USED-01 an editor sees where a campus is used, and goes there', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  await openCampus(page, 'Tromsø');
  const clicks = await countClicks(page, { name: 'Where is this campus used', limit: 1 });

  const events = page.getByRole('region', { name: /^Événements/ });
  await expect(events.getByRole('link').first()).toBeVisible();
  await clicks.show('utilise-dans');
  await events.getByRole('link').first().click();
  await expect(page).toHaveURL(/api::event\.event/);
  clicks.end();
});

test('USED-02, USED-03, BIN-02 an editor sees what a deletion does, replaces, and brings back', async ({
  page,
}) => {
  await logInAsEditor(page, 'boreal');
  await openCampus(page, 'Tromsø');
  const clicks = await countClicks(page, { name: 'Delete a campus and bring it back', limit: 9 });

  await page
    .getByRole('button', { name: /^Plus d.actions$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce contenu' });
  await expect(dialog.getByText(/perdr(a|ont) (son|leur) campus/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mettre à la corbeille' })).toBeDisabled();
  await clicks.show('supprimer');
  await dialog.getByRole('checkbox', { name: 'Supprimer sans le remplacer' }).click();
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByText('Mis à la corbeille pour 30 jours.')).toBeVisible();

  await page.getByRole('link', { name: 'Corbeille' }).click();
  const row = page.getByRole('row', { name: /Tromsø/ });
  await expect(row).toContainText('campus');
  await clicks.show('corbeille');
  await row.getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByRole('heading', { name: 'Tromsø', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();
});

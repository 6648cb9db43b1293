import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor, openEvents } from '../support/admin-panel.ts';
import { cmsUrl } from '../support/cms-environment.ts';

const HEADER = 'source,destination,kind,group,active';

async function openRedirects(page: Page): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/content-manager/collection-types/api::redirect.redirect?pageSize=100`);
  await page.getByText(/entrées? trouvées?$/).waitFor();
}

async function chooseFile(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from([HEADER, ...lines].join('\r\n'));
  await page
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'redirections.csv', mimeType: 'text/csv', buffer });
}

test('REDIR-11 an editor exports the redirects of her school', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  await openRedirects(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^redirections-boreal-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith(`\uFEFF${HEADER}\r\n`)).toBe(true);
});

test('REDIR-11 an editor imports redirects, told which lines to correct', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  await openRedirects(page);
  await page.getByRole('button', { name: 'Importer (CSV)' }).click();

  await chooseFile(page, '/boucle,/boucle,exact,,true');
  const dialog = page.getByRole('dialog', { name: 'Importer des redirections' });
  await expect(dialog.getByRole('row').filter({ hasText: '/boucle' })).toContainText(
    'La redirection mène à elle-même.',
  );

  await chooseFile(page, '/importée,/agenda,exact,,true');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByText('Redirections créées : 1, modifiées : 0, inchangées : 0.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell', { name: '/importée' })).toBeVisible();
});

test('REDIR-11 the buttons stand above the list of redirects and no other', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  await openEvents(page);
  await expect(page.getByRole('button', { name: 'Exporter (CSV)' })).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { administrator, cmsUrl } from '../../support/cms-environment.ts';

test('PIC-04 the library takes files from the computer, and offers no address', async ({ page }) => {
  const { name, password } = administrator();
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByLabel('E-mail').fill(name);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor();
  await page.goto(`${cmsUrl()}/admin/plugins/upload`);
  await page.getByRole('button', { name: 'Nouveau', exact: true }).click();

  await expect(page.getByRole('menuitem', { name: 'Importer des fichiers' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Nouveau dossier' })).toBeVisible();
  await expect(page.getByText('Importer depuis une URL')).toBeHidden();
});

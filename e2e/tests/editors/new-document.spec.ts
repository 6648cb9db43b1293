import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';

const TYPES = '/admin/content-manager/collection-types';

test('PANEL-05 a new document opens in French, whatever language was looked at last', async ({ page }) => {
  await logInAsEditor(page, 'meridia');
  const banners = `${cmsUrl()}${TYPES}/api::banner.banner`;
  await page.goto(`${banners}?page=1&pageSize=10&plugins[i18n][locale]=en`);
  await page
    .getByRole('link', { name: /^Créer une/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/create\?.*locale\]=fr|\/create\?.*locale%5D=fr/);
  await page.goto(`${banners}/create`);
  await expect(page.getByRole('combobox', { name: 'Langue' })).toContainText(/Français|French/);
});

import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';

test('PHONE-01 an editor changes the telephone of a campus in one field, is told when it is none, and the site shows and dials it', async ({
  page,
}) => {
  await logInAsEditor(page, 'meridia');
  const clicks = await countClicks(page, { name: 'telephone of a campus', limit: 5 });
  await page.getByRole('link', { name: 'Gestion du contenu' }).click();
  await page.getByRole('link', { name: 'Campus', exact: true }).click();
  await page.getByText('Bordeaux', { exact: true }).first().click();
  const phone = page.getByRole('textbox', { name: /^Téléphone/ });
  await expect(phone).toHaveCount(1);

  await phone.fill('05 56 00 00');
  await page.getByRole('button', { name: 'Publier' }).click();
  const refusal = page.locator('[data-strapi-field-error]');
  await expect(refusal).toHaveText(/^Ce n’est pas un numéro de téléphone/);
  await refusal.scrollIntoViewIfNeeded();
  await clicks.show('telephone-refuse');

  await phone.fill('05.56.00.00.07');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  await expect(phone).toHaveValue('+33 5 56 00 00 07');
  clicks.end();

  await expect(async () => {
    await page.goto(`${process.env.E2E_SITE_URL}/campus/bordeaux`);
    await expect(page.getByRole('link', { name: '05 56 00 00 07' }).first()).toHaveAttribute(
      'href',
      'tel:+33556000007',
      { timeout: 1000 },
    );
  }).toPass();
});

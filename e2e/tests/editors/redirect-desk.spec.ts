import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const SITE = process.env.E2E_SITE_URL ?? '';
const UNKNOWN = '/nos-campus/lyon-ancien';
const HEADER = 'source,destination,kind,group,active';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** The nodes tell what they have counted every thirty seconds. */
async function waitUntilTold(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`${cmsUrl()}/admin/redirections`);
    await expect(page.getByRole('gridcell', { name: UNKNOWN })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

test('DESK-07 an unknown address becomes a redirect in three clicks', async ({ page }) => {
  expect((await page.goto(`${SITE}${UNKNOWN}?nom=martin`))?.status()).toBe(404);
  await logInAsEditor(page, 'meridia');
  await waitUntilTold(page);
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor();
  const task = await countClicks(page, { name: 'redirect from an unknown address', limit: 3 });

  await page.getByRole('link', { name: 'Redirections', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: UNKNOWN });
  await row.waitFor();
  // Off the menu, whose word would cover the text.
  await page.mouse.move(700, 700);
  await task.show('adresses-inconnues');
  await row.getByRole('button', { name: 'Rediriger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rediriger une adresse inconnue' });
  await expect(dialog.getByLabel('Destination')).toHaveValue('/campus/lyon');
  await task.show('rediriger-une-adresse');
  await dialog.getByRole('button', { name: 'Créer la redirection' }).click();
  await expect(row).toBeHidden();
  task.end();

  const locationOf = async () =>
    (await page.request.get(`${SITE}${UNKNOWN}`, { maxRedirects: 0 })).headers().location;
  await expect.poll(locationOf).toBe('/campus/lyon');
});

test('DESK-01, DESK-05 an address is tested, and a file is tried out before it is imported', async ({
  page,
}) => {
  await logInAsEditor(page, 'meridia');
  const task = await countClicks(page, { name: 'test an address, try out a file', limit: 6 });
  await page.getByRole('link', { name: 'Redirections', exact: true }).click();

  await openTab(page, 'Tester une adresse');
  await page.getByLabel('Adresse à tester').fill('https://www.meridia.example/Blog/?a=1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Redirigée' })).toContainText(
    '/blog → /actualites?a=1',
  );
  await task.show('tester-une-adresse');

  await openTab(page, 'Règles jamais utilisées');
  await page.getByText(/comptée|depuis le/).waitFor();
  await task.show('regles-jamais-utilisees');

  await openTab(page, 'Importer, exporter');
  await page.getByRole('button', { name: 'Importer (CSV)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des redirections' });
  const choose = (...lines: string[]) =>
    dialog.getByLabel('Fichier CSV').setInputFiles({
      ...{ name: 'redirections.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([HEADER, ...lines].join('\r\n')),
    });
  await choose(
    '/essai,/agenda,exact,,true',
    '/campus/lyon,/agenda,exact,,true',
    '/rien,/nulle-part,exact,,true',
  );
  await expect(dialog.getByRole('alert')).toContainText('lignes refusées : 2');
  await expect(dialog.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
  await task.show('essai-d-un-fichier');

  await choose('/essai,/agenda,exact,,true');
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByText('Redirections créées : 1, modifiées : 0, inchangées : 0.')).toBeVisible();
  task.end();
});

import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl, editorOf } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const CRM_LINK = 'api::crm-link.crm-link';
const PLACE = { action: 'brochure', course: 'bachelor-relations-internationales', campus: 'lyon' };

/** A hole where a link was, as when a programme opens on a campus. */
async function makeHole(page: Page): Promise<string> {
  const { name, password } = editorOf('meridia');
  const { request } = page;
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email: name, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const query = Object.entries(PLACE).map(([field, value]) => `filters[${field}][$eq]=${value}`);
  const list = await request.get(
    `${cmsUrl()}/content-manager/collection-types/${CRM_LINK}?${query.join('&')}`,
    { headers },
  );
  const [link] = ((await list.json()) as { results: { documentId: string; url: string }[] }).results;
  const gone = await request.post(`${cmsUrl()}/where-used/${CRM_LINK}/${link?.documentId}/delete`, {
    headers,
    data: { isConfirmed: true },
  });
  expect(gone.ok()).toBe(true);
  return link?.url ?? '';
}

test('GRID-02 an editor fills a hole in three clicks, with the address proposed and checked', async ({
  page,
}) => {
  const url = await makeHole(page);
  await logInAsEditor(page, 'meridia');
  const task = await countClicks(page, { name: 'fill a hole of the CRM grid', limit: 3 });

  await page.getByRole('link', { name: 'Liens du CRM', exact: true }).click();
  const table = page.getByRole('table', { name: 'Demander la brochure' });
  const hole = table.getByRole('button', { name: /^Bachelor Relations internationales, Lyon/i });
  await hole.waitFor();
  await page.mouse.move(700, 700);
  await task.show('liens-du-crm');
  await hole.click();
  const dialog = page.getByRole('dialog', { name: 'Créer un lien du CRM' });
  await expect(dialog.getByLabel('Adresse du formulaire')).toHaveValue(url);
  await task.show('creer-un-lien-du-crm');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByText(/^Le lien est créé pour/)).toBeVisible();
  task.end();

  const filled = table.getByRole('link', { name: /^Bachelor Relations internationales, Lyon/i });
  await expect(filled).toHaveAccessibleName(/le formulaire répond$/);
  await filled.click();
  await expect(page.getByRole('textbox', { name: /^Adresse du formulaire/ })).toHaveValue(url);
});

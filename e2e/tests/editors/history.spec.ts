import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { administrator, cmsUrl, editorOf } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const EVENTS = '/content-manager/collection-types/api::event.event';

/** What somebody else does meanwhile, in another window. */
async function callsOf(page: Page, { name, password }: ReturnType<typeof editorOf>) {
  const { request } = page;
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email: name, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  return {
    async create(fields: Record<string, unknown>): Promise<string> {
      const answer = await request.post(`${cmsUrl()}${EVENTS}`, { headers, data: fields });
      return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
    },
    async save(documentId: string, fields: Record<string, unknown>): Promise<void> {
      const path = `${cmsUrl()}${EVENTS}/${documentId}?locale=fr`;
      expect((await request.put(path, { headers, data: fields })).status()).toBe(200);
    },
  };
}

const anEvent = (slug: string) => ({
  title: 'Portes ouvertes de printemps',
  slug,
  type: 'open-door',
  dateStart: '2030-03-16T09:00:00.000Z',
  description: [
    {
      type: 'paragraph',
      children: [{ type: 'text', text: 'Venez visiter le campus et rencontrer l’équipe.' }],
    },
  ],
});

async function openDocument(page: Page, documentId: string): Promise<void> {
  await page.goto(`${cmsUrl()}/admin${EVENTS}/${documentId}?plugins[i18n][locale]=fr`);
  await page.getByRole('heading', { name: 'Historique' }).waitFor();
}

test('HIST-04 an editor restores a version in four clicks or fewer, and finds it in the journal', async ({
  page,
}) => {
  const claire = await callsOf(page, editorOf('meridia'));
  const documentId = await claire.create(anEvent('historique-e2e'));
  await claire.save(documentId, {
    title: 'Portes ouvertes d’été',
    type: 'conference',
    description: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Venez visiter le campus et ses ateliers.' }] },
    ],
  });
  await logInAsEditor(page, 'meridia');
  await openDocument(page, documentId);

  const clicks = await countClicks(page, { name: 'Restore a version', limit: 4 });
  await expect(page.getByRole('button', { name: /^Enregistré par Claire Rédaction/ })).toBeVisible();
  await clicks.show('historique');
  await page.getByRole('button', { name: /^Créé par Claire Rédaction/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Créé par Claire Rédaction/ });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Titre' })).toContainText('de printemps');
  await clicks.show('historique-version');
  await dialog.getByRole('button', { name: 'Restaurer comme brouillon' }).click();
  await expect(page.getByText('La version est restaurée comme brouillon.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Portes ouvertes de printemps');
  clicks.end();
  await expect(page.getByRole('button', { name: /^Restauré par Claire Rédaction/ })).toBeVisible();

  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: 'Restauré par Claire Rédaction' });
  await expect(line).toContainText('Portes ouvertes de printemps');
  await expect(page.getByText('La version est restaurée comme brouillon.')).toBeHidden();
  await clicks.show('journal');
});

test('HIST-05 an editor is told that somebody else has saved, and decides', async ({ page }) => {
  const documentId = await (await callsOf(page, editorOf('meridia'))).create(anEvent('conflit-e2e'));
  const admin = await callsOf(page, administrator());
  await logInAsEditor(page, 'meridia');
  await openDocument(page, documentId);
  const title = page.getByRole('textbox', { name: /^Titre/ });
  await title.fill('Ma saisie');
  await admin.save(documentId, { title: 'La saisie d’une autre personne' });

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'Votre saisie ne peut pas être enregistrée' });
  await expect(warning).toContainText('Admin Meridia');
  await expect(title).toHaveValue('Ma saisie');
  const clicks = await countClicks(page, { name: 'Save over another version', limit: 2 });
  await clicks.show('historique-conflit');
  await warning.getByRole('button', { name: 'Garder ma saisie' }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Document enregistré')).toBeVisible();
  clicks.end();
});

test('HIST-05 one person in two tabs: the older one is told, keeps what was typed, and decides', async ({
  page,
  context,
}) => {
  const documentId = await (await callsOf(page, editorOf('meridia'))).create(anEvent('deux-onglets-e2e'));
  await logInAsEditor(page, 'meridia');
  await openDocument(page, documentId);
  const other = await context.newPage();
  await openDocument(other, documentId);
  const title = (of: Page) => of.getByRole('textbox', { name: /^Titre/ });
  const save = (of: Page) => of.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await title(page).fill('Du premier onglet');
  await title(other).fill('Du second onglet');
  await save(other);
  await expect(other.getByText('Document enregistré')).toBeVisible();
  // Its own saves are no conflict.
  await title(other).fill('Du second onglet, encore');
  await save(other);
  await expect(other.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled();
  await expect(other.getByRole('alert').filter({ hasText: 'Votre saisie ne peut pas' })).toHaveCount(0);

  await save(page);
  const warning = page.getByRole('alert').filter({ hasText: 'Vous avez enregistré ce contenu' });
  await expect(warning).toContainText('dans un autre onglet');
  await expect(title(page)).toHaveValue('Du premier onglet');
  await other.reload();
  await expect(title(other)).toHaveValue('Du second onglet, encore');

  await warning.getByRole('button', { name: 'Garder ma saisie' }).click();
  await expect(warning).toBeHidden();
  await save(page);
  await expect(page.getByText('Document enregistré')).toBeVisible();
});

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { logInAsEditor, openEvent } from '../../support/admin-panel.ts';
import { cmsUrl, editorOf } from '../../support/cms-environment.ts';
import { callsOf } from '../../support/panel-calls.ts';

const EVENT = 'api::event.event';
const TYPED = 'Une saisie qui ne doit pas se perdre';

const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Titre/ });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'n’a pas été enregistrée' });

async function typeTitle(page: Page, documentId: string): Promise<string> {
  await openEvent(page, documentId);
  await page.getByRole('heading', { name: 'Historique' }).waitFor();
  const before = await titleOf(page).inputValue();
  await titleOf(page).fill(TYPED);
  return before;
}

/** A logout ends all sessions of a person, on other machines too. */
async function endSessions(request: APIRequestContext): Promise<void> {
  const { name, password } = editorOf('meridia');
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email: name, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  expect((await request.post(`${cmsUrl()}/admin/logout`, { headers, data: {} })).status()).toBe(200);
}

test('HIST-08 after a reload what was typed waits for an answer, whatever is saved meanwhile; over what somebody else saved it is refused', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const calls = await callsOf(page);
  const documentId = await calls.find(EVENT, '&sort=title:DESC');
  await logInAsEditor(page, 'meridia');
  const before = await typeTitle(page, documentId);
  await page.reload();
  await expect(kept(page)).toBeVisible();
  await expect(titleOf(page)).toHaveValue(before);

  await titleOf(page).fill(`${before} !`);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Document enregistré')).toBeVisible();
  await expect(kept(page)).toBeVisible();

  // It was typed over the draft of before: the service says so, and replaces nothing.
  await kept(page).getByRole('button', { name: 'Reprendre ma saisie' }).click();
  await expect(titleOf(page)).toHaveValue(TYPED);
  const warning = page.getByRole('alert').filter({ hasText: 'Votre saisie ne peut pas être enregistrée' });
  await expect(warning).toBeVisible();
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
  await kept(page).getByRole('button', { name: 'L’effacer' }).click();
  await expect(kept(page)).toHaveCount(0);
  await titleOf(page).fill(before);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Document enregistré')).toBeVisible();
});

test('HIST-08 when a session ends under a form, the home page leads back to what was typed after the next login', async ({
  page,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const calls = await callsOf(page);
  const documentId = await calls.find(EVENT, '&sort=title:DESC');
  await logInAsEditor(page, 'meridia');
  const before = await typeTitle(page, documentId);
  await endSessions(request);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(
    page.getByText('Votre session est terminée. Veuillez vous reconnecter.').first(),
  ).toBeVisible();
  await expect(page.getByText('Missing or invalid credentials')).toHaveCount(0);
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();

  await logInAsEditor(page, 'meridia');
  const left = page.getByRole('status').filter({ hasText: 'Saisie non enregistrée' });
  await left.getByRole('link', { name: `Reprendre « ${TYPED} »` }).click();
  await expect(kept(page)).toBeVisible();
  await expect(titleOf(page)).toHaveValue(before);
  await kept(page).getByRole('button', { name: 'Reprendre ma saisie' }).click();
  await expect(titleOf(page)).toHaveValue(TYPED);
});

import type { Page } from '@playwright/test';
import { cmsUrl, editorOf, type School } from './cms-environment.ts';

const EVENTS = 'content-manager/collection-types/api::event.event';

export async function logInAsEditor(page: Page, school: School): Promise<void> {
  const { name, password } = editorOf(school);
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByLabel('E-mail').fill(name);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor();
}

export async function openEvents(page: Page): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/${EVENTS}?page=1&pageSize=100&sort=title:ASC&plugins[i18n][locale]=fr`);
  await page.getByText(/entrées? trouvées?$/).waitFor();
}

export async function openEvent(page: Page, documentId: string): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/${EVENTS}/${documentId}?plugins[i18n][locale]=fr`);
}

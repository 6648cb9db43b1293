import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl, editorOf } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const EVENTS = '/content-manager/collection-types/api::event.event';
const NARROW = { width: 390, height: 844 };

/** What is there already, published in French. */
async function publishedEvent(page: Page, title: string, slug: string) {
  const { name, password } = editorOf('meridia');
  const { request } = page;
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email: name, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const children = [{ type: 'text', text: 'Venez visiter le campus et rencontrer l’équipe.' }];
  const fields = {
    ...{ title, slug, type: 'open-door', venue: 'Grand amphithéâtre', audience: 'Lycéens et parents' },
    ...{ dateStart: '2030-03-16T09:00:00.000Z', dateEnd: '2030-03-16T12:00:00.000Z' },
    description: [{ type: 'paragraph', children }],
  };
  const answer = await request.post(`${cmsUrl()}${EVENTS}/actions/publish?locale=fr`, {
    headers,
    data: fields,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { documentId } = ((await answer.json()) as { data: { documentId: string } }).data;
  return {
    async save(locale: 'fr' | 'en', changed: Record<string, unknown>): Promise<void> {
      const path = `${cmsUrl()}${EVENTS}/${documentId}?locale=${locale}`;
      expect((await request.put(path, { headers, data: changed })).status()).toBe(200);
    },
  };
}

const englishField = (page: Page, label: string) =>
  page.getByRole('textbox', { name: `${label} en anglais` });

test('TRAD-01, TRAD-03, TRAD-04 an editor writes an English version and publishes it in five clicks', async ({
  page,
}) => {
  const title = 'Soirée de découverte à traduire';
  await publishedEvent(page, title, 'soiree-a-traduire-e2e');
  await logInAsEditor(page, 'meridia');
  const missing = page.getByRole('region', { name: 'Sans version anglaise' });
  await missing.getByRole('listitem').first().waitFor();

  const clicks = await countClicks(page, { name: 'English version', limit: 5 });
  await missing.getByRole('link', { name: 'Ouvrir les traductions' }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill('soiree de decouverte');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Venez visiter le campus et rencontrer l’équipe.')).toBeVisible();
  await englishField(page, 'Titre').fill('Discovery evening');
  await englishField(page, 'Lieu hors campus').fill('Main lecture hall');
  await page.getByRole('button', { name: 'Commencer la version anglaise' }).click();
  await expect(page.getByText('Le brouillon anglais est enregistré.')).toBeVisible();
  await page.getByRole('link', { name: 'Formulaire anglais, pour publier' }).click();
  await expect(page.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Discovery evening');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();

  await page.goto(`${cmsUrl()}/admin/traductions?titre=soiree+de+decouverte`);
  await expect(page.getByRole('row', { name: title })).toContainText('À jour');
});

test('TRAD-02, TRAD-06, WORK-10 an editor sees what changed in French, and marks what needs no English', async ({
  page,
}) => {
  const title = 'Atelier de printemps, nouvelle formule';
  const event = await publishedEvent(page, 'Atelier de printemps', 'atelier-e2e');
  await event.save('en', {
    title: 'Spring workshop',
    venue: 'Main lecture hall',
    audience: 'Pupils and parents',
  });
  await event.save('fr', { title, audience: 'Lycéens, étudiants et parents' });
  await logInAsEditor(page, 'meridia');

  const clicks = await countClicks(page, { name: 'mark an English version as up to date', limit: 2 });
  const outdated = page.getByRole('region', { name: 'Le français a changé depuis' });
  await outdated.getByRole('link', { name: title }).click();
  const change = page.getByRole('group', { name: 'Changé en français : Titre' });
  await expect(change.locator('ins')).toContainText('nouvelle formule');
  await expect(englishField(page, 'Titre')).toHaveValue('Spring workshop');
  await page.mouse.move(700, 700);
  await clicks.show('traduction');
  await page.getByRole('button', { name: 'Marquer comme à jour' }).click();
  await expect(page.getByText('L’anglais est marqué comme à jour.')).toBeVisible();
  await expect(change).toBeHidden();
  clicks.end();

  await page.getByRole('link', { name: 'Toutes les traductions' }).click();
  await page.getByRole('button', { name: /^Anglais manquant \(\d+\)$/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Anglais manquant');
  await page.mouse.move(700, 700);
  await clicks.show('traductions');

  await page.setViewportSize(NARROW);
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});

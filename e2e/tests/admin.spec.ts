import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { logInAsEditor, openEvent, openEvents } from '../support/admin-panel.ts';
import { cmsUrl } from '../support/cms-environment.ts';
import { logInToContentApi } from '../support/content-api.ts';

const SCREENSHOT = fileURLToPath(new URL('../../docs/screenshots/admin-event.png', import.meta.url));

const SCHOOLS = [
  { school: 'meridia', other: 'boreal' },
  { school: 'boreal', other: 'meridia' },
] as const;

test('the panel opens in French', async ({ page }) => {
  await page.goto(`${cmsUrl()}/admin`);

  await expect(page.getByRole('heading', { name: 'Bienvenue !' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page).toHaveTitle('Meridia – rédaction');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

for (const { school, other } of SCHOOLS) {
  test(`an editor of ${school} sees the events of her school and no other`, async ({ page, request }) => {
    const own = await (await logInToContentApi(request, school)).readEvents();
    const foreign = await (await logInToContentApi(request, other)).readEvents();
    const [foreignEvent] = foreign.events;
    expect(own.total).toBeGreaterThan(0);
    if (!foreignEvent) throw new Error(`${other} has no event: nothing would be proven.`);

    await logInAsEditor(page, school);
    await openEvents(page);

    await expect(page.getByText(`${own.total} entrées trouvées`)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(own.total + 1);
    const list = (await page.getByRole('row').allInnerTexts()).join('\n');
    for (const { title } of own.events) expect(list).toContain(title);
    for (const { title } of foreign.events) expect(list).not.toContain(title);

    const call = `${cmsUrl()}/content-manager/collection-types/api::event.event/${foreignEvent.documentId}`;
    const answer = page.waitForResponse((response) => decodeURIComponent(response.url()).startsWith(call));
    await openEvent(page, foreignEvent.documentId);
    expect((await answer).status()).toBe(403);
  });
}

test('an editor changes the title of an event, publishes it, and the site reads it', async ({
  page,
  request,
}) => {
  const site = await logInToContentApi(request, 'boreal');
  const [event] = (await site.readEvents()).events;
  if (!event) throw new Error('There is no event to change.');
  const title = `${event.title} (complet)`;

  await logInAsEditor(page, 'boreal');
  await openEvent(page, event.documentId);
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'École' })).toBeDisabled();
  await page.getByRole('textbox', { name: /^Titre/ }).fill(title);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText('Document publié')).toBeHidden();
  await page.screenshot({ path: SCREENSHOT });

  await expect.poll(async () => (await site.readEvent(event.slug)).title).toBe(title);
});

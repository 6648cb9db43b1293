import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor, openEvent, openEvents } from '../../support/admin-panel.ts';
import { logInToContentApi } from '../../support/content-api.ts';
import { countClicks } from '../../support/counted-clicks.ts';
import { englishSiteUrl } from '../../support/site-environment.ts';

const PHONE_WIDTH = 375;

async function save(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Titre/ }).fill(title);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Document enregistré')).toBeVisible();
}

/** Strapi's own frame shows the draft, as wide as a screen and as a phone. */
async function lookAtDraft(page: Page, title: string, show: (screen: string) => Promise<unknown>) {
  await page.getByRole('link', { name: 'Ouvrir l’aperçu' }).click();
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(frame.getByText('Brouillon', { exact: true })).toBeVisible();
  await show('preview-frame');
  await page.getByRole('combobox', { name: 'Choisir le type d’appareil' }).click();
  await page.getByRole('option', { name: 'Mobile' }).click();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(PHONE_WIDTH);
  await expect(heading).toBeVisible();
  await show('preview-phone');
  await page.getByRole('link', { name: 'Fermer l’aperçu' }).click();
}

test('PREVIEW-01, PREVIEW-04, PREVIEW-06 an editor shares a draft with somebody who has no account, looks at it, and takes it back', async ({
  page,
  request,
  browser,
}) => {
  const [event] = (await (await logInToContentApi(request, 'meridia')).readEvents()).events;
  if (!event) throw new Error('There is no event to look at.');
  const title = `${event.title} (à relire)`;
  const outside = await browser.newContext();
  const guest = await outside.newPage();
  const draftIsShown = () => expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAsEditor(page, 'meridia');
  await openEvent(page, event.documentId);
  await save(page, title);
  await openEvents(page);

  const clicks = await countClicks(page, { name: 'Share a preview', limit: 3 });
  await page.getByRole('gridcell', { name: title }).click();
  await page.getByRole('button', { name: 'Partager l’aperçu' }).click();
  const field = page.getByRole('textbox', { name: 'Adresse de l’aperçu' });
  await expect(field).toHaveValue(/\/apercu\?lien=/);
  clicks.end();
  await clicks.show('preview-share');
  const address = await field.inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await guest.goto(address);
  await draftIsShown();
  await expect(guest.getByText('Brouillon', { exact: true })).toBeVisible();

  await lookAtDraft(page, title, clicks.show);

  await page.getByRole('button', { name: 'Retirer ce lien' }).click();
  await expect(page.getByRole('button', { name: 'Partager l’aperçu' })).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'Ce lien d’aperçu n’est plus valable' })).toBeVisible();

  const onSite = page.getByRole('link', { name: 'Voir sur le site' });
  await expect(onSite).toHaveAttribute('href', `${englishSiteUrl()}/agenda/${event.slug}`);
  await guest.goto((await onSite.getAttribute('href')) ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: event.title, exact: true })).toBeVisible();

  await save(page, event.title);
  await outside.close();
});

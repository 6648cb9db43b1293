import { expect, test } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { countClicks } from '../../support/counted-clicks.ts';
import { callsOf, openDocument } from '../../support/panel-calls.ts';
import { englishSiteUrl } from '../../support/site-environment.ts';

test('LINK-06 an editor leads the banner to a part of a campus, and the link follows the page', async ({
  page,
}) => {
  const calls = await callsOf(page);
  const [banner, campus] = [
    await calls.find('api::banner.banner'),
    await calls.find('api::campus.campus', '&filters[slug][$eq]=annecy'),
  ];
  await logInAsEditor(page, 'meridia');
  await openDocument(page, 'api::banner.banner', banner);
  const clicks = await countClicks(page, { name: 'A link to a part of a page', limit: 5 });

  await page.getByRole('button', { name: 'Choisir une page du site' }).click();
  await page.getByRole('combobox', { name: 'Page du site' }).fill('annecy');
  const pages = page.getByRole('listbox', { name: 'Pages du site' });
  await expect(pages.getByRole('option', { name: /^Annecy Campus/ })).toBeVisible();
  await clicks.show('lien');
  await pages.getByRole('option', { name: /^Annecy Campus/ }).click();
  await page.getByRole('combobox', { name: 'Partie de la page' }).click();
  await page.getByRole('option', { name: 'Formations' }).click();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();

  const linkOfBanner = async () => {
    const html = await (await page.request.get(englishSiteUrl())).text();
    return /\/campus\/annecy[a-z-]*#formations/.exec(html)?.[0];
  };
  await expect.poll(linkOfBanner, { timeout: 15_000 }).toBe('/campus/annecy#formations');
  await calls.publish('api::campus.campus', campus, { slug: 'annecy-lac' });
  await expect.poll(linkOfBanner, { timeout: 15_000 }).toBe('/campus/annecy-lac#formations');
  await calls.publish('api::campus.campus', campus, { slug: 'annecy' });
});

test('LINK-06 an editor makes a link in a text, without ever typing an address', async ({ page }) => {
  const calls = await callsOf(page);
  const event = await calls.find('api::event.event');
  await logInAsEditor(page, 'meridia');
  await openDocument(page, 'api::event.event', event);
  // Relations come after the form, and move what stands under them out of view.
  await page.waitForLoadState('networkidle');
  // Strapi gives its editor of texts no name.
  const text = page.locator('[data-slate-editor="true"]').first();
  await text.click();
  await page.keyboard.press('Control+End');
  const clicks = await countClicks(page, { name: 'A link in a text', limit: 4 });

  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  await page.getByLabel('Texte', { exact: true }).fill('Nous contacter');
  await page.getByRole('combobox', { name: 'Page du site' }).fill('contact');
  await page
    .getByRole('listbox', { name: 'Pages du site' })
    .getByRole('option', { name: /^Contact / })
    .click();
  await expect(page.getByText('Page du site, /contact')).toBeVisible();
  await clicks.show('lien-texte');
  await page.getByRole('button', { name: 'Valider le lien' }).click();
  await expect(text.getByText('Nous contacter')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Document enregistré')).toBeVisible();
  clicks.end();
});

test('LINK-06 a page is chosen with the keyboard: Enter saves nothing', async ({ page }) => {
  const banner = await (await callsOf(page)).find('api::banner.banner');
  await logInAsEditor(page, 'meridia');
  await openDocument(page, 'api::banner.banner', banner);
  const choose = page.getByRole('button', { name: 'Choisir une page du site' });
  const change = page.getByRole('button', { name: 'Changer' });
  await choose.or(change).first().click();
  const search = page.getByRole('combobox', { name: 'Page du site' });
  await search.press('Enter');
  await search.fill('contact');
  const options = page.getByRole('listbox', { name: 'Pages du site' }).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('ArrowDown');
  await search.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const [title = ''] = ((await options.first().textContent()) ?? '').split(' ');
  await search.press('Enter');
  await expect(search).toHaveCount(0);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText('Document enregistré')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
});

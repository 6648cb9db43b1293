import { expect, test, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

/** Other pages lead to it, and no test of the site reads it. */
const POST = {
  title: 'Intelligence économique : ni espionnage, ni magie',
  slug: 'intelligence-economique-enquete-sur-un-metier',
};

async function open(page: Page, uid: string, title: string): Promise<void> {
  const list = `content-manager/collection-types/${uid}?page=1&pageSize=100&plugins[i18n][locale]=fr`;
  await page.goto(`${cmsUrl()}/admin/${list}`);
  await page.getByRole('gridcell', { name: title, exact: true }).first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

test('USED-01 an editor sees where a campus is used, and goes there', async ({ page }) => {
  await logInAsEditor(page, 'boreal');
  await open(page, 'api::campus.campus', 'Tromsø');
  const clicks = await countClicks(page, { name: 'Where is this campus used', limit: 1 });

  const events = page.getByRole('region', { name: /^Événements/ });
  await expect(events.getByRole('link').first()).toBeVisible();
  await clicks.show('utilise-dans');
  await events.getByRole('link').first().click();
  await expect(page).toHaveURL(/api::event\.event/);
  clicks.end();
});

test('USED-02, USED-03, BIN-02 an editor sees what a deletion does, replaces, and brings back', async ({
  page,
}) => {
  await logInAsEditor(page, 'boreal');
  await open(page, 'api::campus.campus', 'Tromsø');
  const clicks = await countClicks(page, { name: 'Delete a campus and bring it back', limit: 9 });

  await page
    .getByRole('button', { name: /^Plus d.actions$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce contenu' });
  await expect(dialog.getByText(/perdr(a|ont) ce campus/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mettre à la corbeille' })).toBeDisabled();
  await clicks.show('supprimer');
  await dialog.getByRole('checkbox', { name: 'Supprimer sans le remplacer' }).click();
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByText('Mis à la corbeille pour 30 jours.')).toBeVisible();

  await page.getByRole('link', { name: 'Corbeille' }).click();
  const row = page.getByRole('row', { name: /Tromsø/ });
  await expect(row).toContainText('campus');
  await clicks.show('corbeille');
  await row.getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByRole('heading', { name: 'Tromsø', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  clicks.end();
});

test('USED-06 an editor sees what is lost before she withdraws a page, and brings it back', async ({
  page,
}) => {
  const site = process.env.E2E_SITE_URL ?? '';
  await logInAsEditor(page, 'meridia');
  await open(page, 'api::blog-post.blog-post', POST.title);
  const clicks = await countClicks(page, { name: 'withdraw a page and bring it back', limit: 4 });
  const seen = () => page.request.get(`${site}/blog/${POST.slug}`).then((answer) => answer.status());
  expect(await seen()).toBe(200);

  await page
    .getByRole('button', { name: /^Plus d.actions sur le document$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Dépublier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dépublier ce contenu' });
  await expect(dialog.getByText(/perdr(a|ont) (son|leur) lien vers cette page/)).toBeVisible();
  await clicks.show('depublier');
  // Until here nothing has been done: Strapi by itself withdraws at the first click.
  expect(await seen()).toBe(200);
  await dialog.getByRole('button', { name: 'Dépublier' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(seen).toBe(404);

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Document publié')).toBeVisible();
  await expect.poll(seen).toBe(200);
  clicks.end();
});

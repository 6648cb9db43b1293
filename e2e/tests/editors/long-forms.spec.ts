import { expect, test, type Locator, type Page } from '@playwright/test';
import { logInAsEditor } from '../../support/admin-panel.ts';
import { cmsUrl } from '../../support/cms-environment.ts';
import { countClicks } from '../../support/counted-clicks.ts';

const COURSES = '/admin/content-manager/collection-types/api::course.course';

async function openProgramme(page: Page): Promise<void> {
  await page.goto(`${cmsUrl()}${COURSES}?page=1&pageSize=100&sort=name:ASC&plugins[i18n][locale]=fr`);
  await page.getByText('Bachelor Relations internationales', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Nom de la formation/ })).toBeVisible();
}

/** As far down as the form goes, whatever box it is that scrolls. */
const scrollToTheEnd = (page: Page) =>
  page.getByText('Place en avant', { exact: true }).scrollIntoViewIfNeeded();

async function expectInSight(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`PANEL-01, PANEL-02 at ${viewport.width} px « Publier » stays in sight down a programme, and two clicks lead to a part`, async ({
    page,
  }) => {
    await logInAsEditor(page, 'meridia');
    await page.setViewportSize(viewport);
    await openProgramme(page);
    const publish = page.getByRole('button', { name: 'Publier' });
    const top = page.getByRole('textbox', { name: /^Nom de la formation/ });
    await expectInSight(page, publish);

    await scrollToTheEnd(page);
    await expect(top).not.toBeInViewport();
    await expectInSight(page, publish);

    const clicks = await countClicks(page, {
      name: `a part of a programme at ${viewport.width} px`,
      limit: 2,
    });
    await page.getByRole('button', { name: 'Aller à…' }).click();
    await page.getByRole('menuitem', { name: 'Tarif', exact: true }).hover();
    await clicks.show(`aller-a-${viewport.width}`);
    await page.getByRole('menuitem', { name: 'Tarif', exact: true }).click();
    const amount = page.getByRole('textbox', { name: 'Montant', exact: true });
    await expect(amount).toBeInViewport();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(amount).toBeFocused();
    await expectInSight(page, publish);
    await clicks.show(`formulaire-long-${viewport.width}`);
    clicks.end();
  });

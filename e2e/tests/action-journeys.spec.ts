import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  CAMPUS,
  PROGRAMME,
  arriveAtCrm,
  campusOf,
  closeOf,
  confirmOf,
  modalOf,
  openHydrated,
  programmeOf,
} from '../support/action-modal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOBILE = { width: 390, height: 844 };

const inFocus = (page: Page) => page.locator(':focus');

/** Down to an option, as a keyboard does: every step is a choice. */
async function stepTo(page: Page, select: Locator, name: string): Promise<void> {
  const options = await select.locator('option').allTextContents();
  for (let step = 0; step < options.indexOf(name); step += 1) await page.keyboard.press('ArrowDown');
  await expect(select.locator('option:checked')).toHaveText(name);
}

test('from the home page, by mouse, to the CRM', async ({ page }) => {
  await openHydrated(page, '/');
  await page.locator('main').getByRole('link', { name: 'Recevoir la brochure' }).click();
  const modal = modalOf(page, 'brochure');
  await programmeOf(modal).selectOption({ label: PROGRAMME.name });
  await campusOf(modal).selectOption({ label: CAMPUS.name });
  await confirmOf(modal).click();

  const crm = await arriveAtCrm(page);
  expect(crm.searchParams.get('course')).toBe(PROGRAMME.slug);
  expect(crm.searchParams.get('campus')).toBe(CAMPUS.slug);
});

test('from a programme page, by keyboard only, to the CRM', async ({ page }) => {
  await openHydrated(page, `/programme/${PROGRAMME.slug}`);
  const opener = page.locator('main').getByRole('link', { name: 'Recevoir la brochure' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = modalOf(page, 'brochure');
  await expect(programmeOf(modal)).toBeFocused();
  await expect(programmeOf(modal)).toHaveValue(PROGRAMME.slug);

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Tab');
  await expect(campusOf(modal)).toBeFocused();
  await stepTo(page, campusOf(modal), 'Bordeaux');
  await page.keyboard.press('Tab');
  await expect(confirmOf(modal)).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await arriveAtCrm(page)).searchParams.get('campus')).toBe('bordeaux');
});

test('the keyboard never reaches the page behind', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Candidater', exact: true })
    .first()
    .press('Enter');
  const modal = modalOf(page, 'registration');
  await expect(programmeOf(modal)).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await inFocus(page).evaluateAll((found) =>
      found.every((element) => element.closest('dialog') !== null || element === document.body),
    );
    expect(isInside).toBe(true);
  }
});

test('from a campus page, by mouse, to the CRM', async ({ page }) => {
  await openHydrated(page, `/campus/${CAMPUS.slug}`);
  await page.locator('main a[href^="/crm/contact"]').first().click();
  const modal = modalOf(page, 'contact');
  await expect(campusOf(modal)).toHaveValue(CAMPUS.slug);
  await programmeOf(modal).selectOption({ label: PROGRAMME.name });
  await confirmOf(modal).click();
  expect((await arriveAtCrm(page)).pathname).toBe(`/crm-stub/contact/${CAMPUS.slug}/${PROGRAMME.slug}`);
});

test('from the error page', async ({ page }) => {
  await openHydrated(page, '/page-introuvable');
  await page.getByRole('banner').getByRole('link', { name: 'Brochure', exact: true }).first().click();
  const modal = modalOf(page, 'brochure');
  await expect(modal).toBeVisible();
  await closeOf(modal).click();
  await expect(modal).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/page-introuvable');
});

test('from the popin', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  const link = page.locator('dialog:has(form[method="dialog"]) a[href^="/crm/"]');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('on a mobile, by touch', () => {
  test.use({ viewport: MOBILE, hasTouch: true, isMobile: true });

  test('from the bottom bar to the CRM: a sheet at the bottom of the screen', async ({ page }) => {
    await openHydrated(page, '/');
    await page.locator('a[href="/crm/registration"]:visible').last().tap();
    const modal = modalOf(page, 'registration');
    await expect(modal).toBeVisible();
    const box = await modal.boundingBox();
    expect(box).toMatchObject({ x: 0, width: MOBILE.width });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(MOBILE.height);

    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await campusOf(modal).selectOption({ label: CAMPUS.name });
    await confirmOf(modal).tap();
    await arriveAtCrm(page);
  });

  test('from the sidebar, which makes way; the focus goes back to its button', async ({ page }) => {
    await openHydrated(page, '/');
    const burger = page.getByRole('button', { name: 'Menu' });
    await burger.tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByRole('link', { name: 'Brochure' }).tap();
    const modal = modalOf(page, 'brochure');
    await expect(modal).toBeVisible();
    await expect(sidebar).toBeHidden();

    await closeOf(modal).tap();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(burger).toBeFocused();
    await burger.tap();
    await expect(sidebar).toBeVisible();
  });
});

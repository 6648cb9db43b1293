import { expect, test, type Page } from '@playwright/test';
import {
  CAMPUS,
  PROGRAMME,
  arriveAtCrm,
  campusOf,
  closeOf,
  confirmOf,
  modalOf,
  openHeard,
  programmeOf,
  type Action,
} from '../support/action-modal.ts';
import { answer } from '../support/consent.ts';
import { choose, MEANS, MOBILE, setOut, STARTS, use, type Means } from '../support/journey.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inFocus = (page: Page) => page.locator(':focus');

async function keptSource(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'utm_source')?.value;
}

/** Programme, then campus: in the modal, or step by step on the page of the form. */
async function complete(page: Page, action: Action, means: Means): Promise<void> {
  const hasScripts = means !== 'without JavaScript';
  const form = hasScripts ? modalOf(page, action) : page.getByRole('main');
  await choose(programmeOf(form), PROGRAMME.name, means);
  if (!hasScripts && (await campusOf(form).isDisabled())) await use(confirmOf(form), means);
  await choose(campusOf(form), CAMPUS.name, means);
  await use(confirmOf(form), means);
}

for (const means of MEANS)
  test.describe(means, () => {
    test.use({ javaScriptEnabled: means !== 'without JavaScript' });
    if (means === 'by touch') test.use({ hasTouch: true, isMobile: true, viewport: MOBILE });

    for (const start of STARTS)
      test(`TRACK-05 from ${start.name} to the CRM, which is told the choice and the campaign`, async ({
        page,
      }) => {
        if (start.isMobile) await page.setViewportSize(MOBILE);
        await setOut(page, start, means, 'utm_source=salon&utm_medium=affiche');
        await complete(page, start.action, means);

        const { searchParams } = await arriveAtCrm(page);
        expect(Object.fromEntries(searchParams)).toMatchObject({
          campus: CAMPUS.slug,
          course: PROGRAMME.slug,
          'origine-tracking': 'salon',
          utm_source: 'salon',
          utm_medium: 'affiche',
        });
      });
  });

test.describe('after an earlier page of the visit', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const choice of ['Tout accepter', 'Tout refuser'] as const)
    test(`TRACK-05 « ${choice} »: the CRM is told the campaign of the landing`, async ({ page }) => {
      await page.goto('/cgv?utm_source=salon');
      await answer(page, choice);
      await expect.poll(() => keptSource(page)).toBe(choice === 'Tout accepter' ? 'salon' : undefined);
      await openHeard(page, '/');
      await page.locator('main a[href^="/crm/brochure"]').first().click();
      await complete(page, 'brochure', 'by mouse');
      expect((await arriveAtCrm(page)).searchParams.get('utm_source')).toBe('salon');
    });
});

test('the focus goes back to the link of the modal', async ({ page }) => {
  await openHeard(page, `/programme/${PROGRAMME.slug}`);
  const opener = page.locator('main').getByRole('link', { name: 'Recevoir la brochure' }).first();
  await opener.press('Enter');
  const modal = modalOf(page, 'brochure');
  // S-41: the programme of the page is chosen already.
  await expect(campusOf(modal)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the keyboard never reaches the page behind', async ({ page }) => {
  await openHeard(page, '/');
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

test('from the popin', async ({ page }) => {
  await page.clock.install();
  await openHeard(page, '/');
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

  test('the modal is a sheet at the bottom of the screen', async ({ page }) => {
    await openHeard(page, '/');
    await page.locator('a[href="/crm/registration"]:visible').last().tap();
    const modal = modalOf(page, 'registration');
    // It slides in.
    const sides = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await modal.boundingBox()) ?? {};
      return { left: x, right: x + width, bottom: Math.round(y + height) };
    };
    await expect.poll(sides).toEqual({ left: 0, right: MOBILE.width, bottom: MOBILE.height });
  });

  test('from the sidebar, which makes way; the focus goes back to its button', async ({ page }) => {
    await openHeard(page, '/');
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

import { expect, type Locator, type Page } from '@playwright/test';
import {
  arriveAtCrm,
  CAMPUS,
  campusOf,
  confirmOf,
  modalOf,
  openHeard,
  PROGRAMME,
  programmeOf,
} from '../support/action-modal.ts';
import { test } from '../support/gated-site.ts';
import { clickAndWatch } from '../support/progress-bar.ts';
import { TEMPLATES } from '../support/templates.data.ts';

const ELSEWHERE = '/cgv';
/** Browsers keep no page that answers with an error. */
const NOT_KEPT = '/page-introuvable';
/** Longer than the mouse has to stay on a link before its page is fetched. */
const LONG_HOVER_MS = 500;

const bannerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

/** Notes whether the browser shows this page again as it was left: a page whose frame is still on its way is not kept. */
async function watchReturn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  );
}

/** Back, to a page that the browser has kept whole; if it has not, what kept it from that. */
async function expectRestored(page: Page, name = page.url()): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  const read = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        isRestored: Reflect.get(window, 'isRestored') === true,
        reasons: JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons')),
      };
    });
  await expect.poll(read, name).toEqual({ isRestored: true, reasons: 'null' });
}

test.describe('Back', () => {
  for (const part of [0, 1, 2, 3]) {
    test(`finds every kind of page as it was left (${part + 1} of 4)`, async ({ page }) => {
      const kept = TEMPLATES.filter(({ path }) => path !== NOT_KEPT);
      for (const { name, path } of kept.filter((_, index) => index % 4 === part)) {
        await page.goto(path);
        await page.waitForFunction(() => performance.getEntriesByName('frame').length > 0);
        await watchReturn(page);
        await page.goto(ELSEWHERE);
        await expectRestored(page, name);
      }
    });
  }

  test('STATE-02 finds a page whose bar is gone, and whose menu, modal and bar work', async ({
    page,
    gate,
  }) => {
    await openHeard(page, `${gate.url}/article`);
    await watchReturn(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
    const release = gate.hold('/mentions-legales');
    await clickAndWatch(page, link, 'shown');
    release();
    await page.waitForURL('**/mentions-legales');
    await expectRestored(page);
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('button').first().click();
    await expect(page.locator('header :popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await bannerLink(page, 'Brochure').click();
    await expect(programmeOf(modalOf(page, 'brochure'))).toBeFocused();
    await page.keyboard.press('Escape');
    gate.hold('/agenda');
    expect((await clickAndWatch(page, bannerLink(page, 'Agenda'), 'shown')).name).toBe('Chargement');
  });

  test('MODAL-07 finds the page without the modal that led to the CRM', async ({ page }) => {
    await openHeard(page, '/');
    await watchReturn(page);
    await bannerLink(page, 'Candidater').click();
    const modal = modalOf(page, 'registration');
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await campusOf(modal).selectOption({ label: CAMPUS.name });
    await confirmOf(modal).click();
    await arriveAtCrm(page);
    await expectRestored(page);

    await expect(modal).toBeHidden();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await bannerLink(page, 'Candidater').click();
    await expect(programmeOf(modal)).toHaveValue('');
    await expect(campusOf(modal)).toBeDisabled();
  });
});

test.describe('what is fetched ahead', () => {
  test('is told by a file of the site, which pages name', async ({ request }) => {
    const page = await request.get('/');
    expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
    const rules = await request.get('/speculation-rules.json');
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  });

  test('is the page on whose link the mouse stays, and never an action', async ({ page, gate }) => {
    await page.goto(`${gate.url}/article`);
    await expect.poll(() => gate.requests).toContain('GET /speculation-rules.json');
    await bannerLink(page, 'Brochure').hover();
    await page.waitForTimeout(LONG_HOVER_MS);
    await bannerLink(page, 'Agenda').hover();
    await expect.poll(() => gate.requests).toContain('GET /agenda');
    expect(gate.requests.filter((asked) => asked.includes('/crm/'))).toEqual([]);

    await bannerLink(page, 'Agenda').click();
    await page.waitForURL('**/agenda');
    expect(gate.requests.filter((asked) => asked === 'GET /agenda')).toHaveLength(1);
  });
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`the next page follows with a fade: ${fades}, where motion is wanted: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { fades: Reflect.get(event, 'viewTransition') !== null });
      }),
    );
    await page.goto('/article');
    await bannerLink(page, 'Agenda').click();
    await page.waitForURL('**/agenda');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades') as unknown)).toBe(fades);
  });

import { expect, test, type Page } from '@playwright/test';
import {
  arriveAtCrm,
  CAMPUS,
  campusOf,
  confirmOf,
  modalOf,
  PROGRAMME,
  programmeOf,
} from '../support/action-modal.ts';
import { answer } from '../support/consent.ts';
import { readReceived } from '../support/crm-stub.ts';
import { FIRST_VISIT } from '../support/stored-consent.ts';

test.use({ storageState: FIRST_VISIT });

const PAGE = '/cgv';

/** The origin that the cookies keep: what it is, its source, its medium. */
async function originOf(page: Page): Promise<(string | undefined)[]> {
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => {
    const value = cookies.find((cookie) => cookie.name === name)?.value;
    return value === undefined ? undefined : decodeURIComponent(value);
  };
  return ['origine-tracking', 'utm_source', 'utm_medium'].map(valueOf);
}

async function expectOrigin(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => originOf(page)).toEqual(expected);
}

for (const { rule, query = '', referer, expected } of [
  {
    rule: 'TRACK-01 utm content',
    query: '?utm_source=salon&utm_content=stand',
    expected: ['stand', 'salon', 'none'],
  },
  {
    rule: 'TRACK-01 utm source',
    query: '?utm_source=mail&utm_medium=lettre',
    expected: ['mail', 'mail', 'lettre'],
  },
  {
    rule: 'TRACK-02 a search',
    referer: 'https://www.qwant.com/',
    expected: ['ORGANIC_qwant', 'qwant', 'organic'],
  },
  {
    rule: 'TRACK-02 a paid search',
    query: '?gclid=1',
    referer: 'https://www.google.com/',
    expected: ['SEARCH_google', 'google', 'cpc'],
  },
  {
    rule: 'TRACK-03 another site',
    referer: 'https://letudiant.fr/',
    expected: ['REFERRAL_letudiant.fr', 'letudiant.fr', 'referral'],
  },
  { rule: 'TRACK-04 nothing', expected: ['direct', 'direct', 'none'] },
]) {
  test(`${rule} is written as soon as the visitor accepts`, async ({ page }) => {
    await page.goto(`${PAGE}${query}`, { referer });
    await answer(page, 'Tout accepter');

    await expectOrigin(page, expected);
  });
}

test('TRACK-04 a direct visit leaves what was kept, a campaign takes its place', async ({ page }) => {
  await page.goto(`${PAGE}?utm_source=salon`);
  await answer(page, 'Tout accepter');
  await expectOrigin(page, ['salon', 'salon', 'none']);
  const [before] = await page.context().cookies();

  await page.goto('/mentions-legales');
  await page.waitForLoadState('networkidle');
  await expectOrigin(page, ['salon', 'salon', 'none']);
  const [after] = await page.context().cookies();
  expect(after?.expires).toBe(before?.expires);

  await page.goto(`${PAGE}?utm_source=mail`);
  await expectOrigin(page, ['mail', 'mail', 'none']);
});

test('TRACK-05 the cookies last two days, SameSite Lax, path /', async ({ page }) => {
  await page.goto(PAGE);
  await answer(page, 'Tout accepter');
  await expectOrigin(page, ['direct', 'direct', 'none']);
  for (const cookie of await page.context().cookies()) {
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(Math.abs(cookie.expires - Date.now() / 1000 - 172_800)).toBeLessThan(60);
  }
});

test('TRACK-05 nothing is written by a visitor who refuses', async ({ page }) => {
  await page.goto(`${PAGE}?utm_source=salon`);
  await answer(page, 'Tout refuser');
  await page.goto(`${PAGE}?utm_source=mail`);
  await page.waitForLoadState('networkidle');

  expect(await page.context().cookies()).toEqual([]);
});

test('TRACK-05 a link that opens a new tab takes the campaign of its page along', async ({ page, request }, {
  testId,
}) => {
  const mark = `onglet-${testId}`;
  await page.goto(`${PAGE}?utm_source=${mark}`);
  await answer(page, 'Tout refuser');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .locator('a[href="/programme"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForFunction(() => performance.getEntriesByName('frame').length > 0);
  await tab.getByRole('banner').locator('a[href="/crm/brochure"]:visible').first().click();
  const modal = modalOf(tab, 'brochure');
  await programmeOf(modal).selectOption({ label: PROGRAMME.name });
  await campusOf(modal).selectOption({ label: CAMPUS.name });
  await confirmOf(modal).click();
  await arriveAtCrm(tab);
  const [received] = await readReceived(request, mark);
  expect(received?.query).toMatchObject({ utm_source: mark });
});

/** Ten pages to which the footer leads from everywhere. */
const WAY = [
  '/ecole/meridia',
  '/ecole/histoire',
  '/campus',
  '/programme',
  '/vae',
  '/international',
  '/actualites',
  '/agenda',
  '/temoignages',
  '/alumni',
];

/** Everything that the site has written on the device, as text. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copies: unknown[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) copies.push([url, (await cache.match(url))?.url]);
    }
    const databases = await indexedDB.databases();
    const stores = { local: { ...localStorage }, session: { ...sessionStorage }, databases, copies };
    return JSON.stringify({ ...stores, cookies: document.cookie });
  });
}

test.describe('with the worker of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('TRACK-05 a visitor who refuses and reads ten pages: the CRM is told the landing, the device nothing', async ({
    page,
    request,
  }, { testId }) => {
    const mark = `salon-${testId}`;
    await page.goto(`${PAGE}?utm_source=${mark}&utm_medium=qr`);
    await answer(page, 'Tout refuser');
    // The worker is there, and sees a campaign go by.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`/mentions-legales?utm_source=${mark}&utm_medium=qr`);
    for (const path of WAY) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await page.waitForURL(path);
    }
    await page.waitForFunction(() => performance.getEntriesByName('frame').length > 0);
    await expect.poll(() => readDevice(page)).toContain(WAY.at(-1));
    expect(await readDevice(page)).not.toContain(mark);
    expect(await page.context().cookies()).toEqual([]);

    await page.getByRole('banner').locator('a[href="/crm/brochure"]:visible').first().click();
    const modal = modalOf(page, 'brochure');
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await campusOf(modal).selectOption({ label: CAMPUS.name });
    await confirmOf(modal).click();
    await arriveAtCrm(page);
    const [received] = await readReceived(request, mark);
    expect(received?.query).toMatchObject({ utm_source: mark, utm_medium: 'qr' });
  });
});

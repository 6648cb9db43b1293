import { expect, test, type Page } from '@playwright/test';
import { answer } from '../support/consent.ts';
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

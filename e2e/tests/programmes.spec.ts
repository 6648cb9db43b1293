import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { openInProduction } from '../support/production-site.ts';

const FACETS = ['Niveau d’entrée', 'Rythme', 'Campus', 'Domaine', 'Type de formation'];
/** How many programmes are loaded at a time. */
const LOT = 12;
const HTML_MAX_BYTES = 60 * 1024;
/** A campus that no school has. */
const NOWHERE = 'campus=atlantis';

const finder = (page: Page) => page.getByRole('search', { name: 'Filtrer les formations' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ formation/ });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link');

async function countOf(page: Page): Promise<number> {
  return Number.parseInt(await results(page).innerText(), 10);
}

type Value = { name: string; value: string; count: number };

/** The values of a facet, with what each says it gives. */
function valuesOf(page: Page, facet: string): Promise<Value[]> {
  return finder(page)
    .getByRole('group', { name: facet, includeHidden: true })
    .getByRole('checkbox', { includeHidden: true })
    .evaluateAll((boxes) =>
      boxes.map((box) => ({
        name: box.getAttribute('name') ?? '',
        value: box.getAttribute('value') ?? '',
        count: Number.parseInt(box.parentElement?.querySelector('[aria-hidden]')?.textContent ?? '', 10),
      })),
    );
}

async function mostFrequent(page: Page, facet: string): Promise<Value> {
  const [first] = (await valuesOf(page, facet)).toSorted((one, other) => other.count - one.count);
  if (!first) throw new Error(`no value in ${facet}`);
  return first;
}

test('ROUTE-13 /programme lists programmes, and each leads to its page', async ({ page }) => {
  await page.goto('/programme');
  await expect(cards(page)).toHaveCount(Math.min(LOT, await countOf(page)));

  const card = cards(page).first();
  const [name, href] = [await card.innerText(), await card.getAttribute('href')];
  expect(href).toMatch(/^\/programme\/[a-z0-9-]+$/);
  await card.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n').at(-1) ?? name);
});

test('ROUTE-13 /programmes/{slug} reaches the same page by one 301', async ({ page }) => {
  await openInProduction(page, '/programme');
  const href = (await cards(page).first().getAttribute('href')) ?? '';
  const answer = await page.request.get(href.replace('/programme/', '/programmes/'), { maxRedirects: 0 });

  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(href);
});

test.describe('the finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('several values of a facet are chosen, sent, shown and taken away', async ({ page }) => {
    await page.goto('/programme');
    const total = await countOf(page);
    const campuses = finder(page).getByRole('button', { name: /^Campus/ });
    await campuses.click();
    const boxes = finder(page).getByRole('group', { name: 'Campus' }).getByRole('checkbox');
    const [one, other] = [boxes.nth(0), boxes.nth(1)];
    const values = [await one.inputValue(), await other.inputValue()];
    await one.check();
    await other.check();
    await finder(page).getByRole('group').getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL(`/programme?campus=${values[0]}&campus=${values[1]}`);
    expect(await countOf(page)).toBeLessThanOrEqual(total);
    await expect(chips(page)).toHaveCount(3);

    await chips(page).first().click();
    await expect(page).toHaveURL(`/programme?campus=${values[1]}`);
    await page.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(page).toHaveURL('/programme');
    expect(await countOf(page)).toBe(total);
  });

  test('PAGE-04 a link loads more: the same programmes, and the next ones', async ({ page }) => {
    await page.goto('/programme');
    const first = await cards(page).allInnerTexts();
    await page.getByRole('link', { name: /^Charger \d+ formations? de plus$/ }).click();

    await expect(page).toHaveURL(/\/programme\?page=2(#|$)/);
    const second = await cards(page).allInnerTexts();
    expect(second.slice(0, first.length)).toEqual(first);
    expect(second.length).toBe(Math.min(2 * LOT, await countOf(page)));
    await expect(cards(page).nth(LOT)).toBeInViewport();
  });
});

test('PAGE-07 the facets are entry level, rhythm, campus, domain and category', async ({ page }) => {
  await page.goto('/programme');
  for (const facet of FACETS) expect((await valuesOf(page, facet)).length, facet).toBeGreaterThan(1);
  const levels = finder(page).getByRole('group', { name: 'Niveau d’entrée', includeHidden: true });
  await expect(levels.getByRole('checkbox', { includeHidden: true })).toHaveCount(6);
  const rhythms = finder(page).getByRole('group', { name: 'Rythme', includeHidden: true });
  await expect(rhythms).toContainText(/Initial.*Alternance/s);
});

test('what a value counts is what choosing it gives, alone and with one of another facet', async ({
  page,
}) => {
  await page.goto('/programme');
  const campus = await mostFrequent(page, 'Campus');
  await page.goto(`/programme?campus=${campus.value}`);
  expect(await countOf(page)).toBe(campus.count);

  for (const facet of ['Rythme', 'Domaine']) {
    await page.goto(`/programme?campus=${campus.value}`);
    const { name, value, count } = await mostFrequent(page, facet);
    await page.goto(`/programme?campus=${campus.value}&${name}=${value}`);
    expect([facet, await countOf(page)]).toEqual([facet, count]);
  }
});

test('a combination is a page of its own, with its title and its address', async ({ page }) => {
  await page.goto('/programme?domaine=management&rythme=alternance&utm_source=salon');
  await expect(results(page)).toHaveText(/^\d+ formations? de management en alternance$/);
  await expect(page).toHaveTitle(/^\d+ formations? de management en alternance/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/programme\?rythme=alternance&domaine=management$/,
  );
});

test('PAGE-05 no result says so, and leads to the nearest ones', async ({ page }) => {
  await page.goto(`/programme?${NOWHERE}&rythme=alternance`);
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(chips(page)).toHaveCount(3);

  const near = page.getByRole('link', { name: /^Formations en alternance \(\d+\)$/ });
  const count = Number(/\((\d+)\)/.exec(await near.innerText())?.[1]);
  await near.click();
  await expect(page).toHaveURL('/programme?rythme=alternance');
  expect(await countOf(page)).toBe(count);
});

test('past its end the list has no page', async ({ request }) => {
  for (const path of ['/programme?page=99', `/programme?${NOWHERE}&page=2`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('the list is light', async ({ page }) => {
  await openInProduction(page, '/programme');
  for (const path of ['/programme', '/programme?page=2']) {
    const html = await (await page.request.get(path)).body();
    expect(gzipSync(html).length, path).toBeLessThan(HTML_MAX_BYTES);
  }
});

test('the choices of a facet are accessible, and close by the keyboard', async ({ page }) => {
  await page.goto('/programme');
  const opener = finder(page).getByRole('button', { name: /^Campus/ });
  await opener.press('Enter');
  const panel = finder(page).getByRole('group', { name: 'Campus' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(panel).toBeVisible();
  expect(await findFaults(page, 'search')).toEqual([]);
});

test('V-03 the February intake has its list, and the banner leads to it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href="/programme?rentree=fevrier"]').first()).toHaveCount(1);
  await page.goto('/programme?rentree=fevrier');
  await expect(page.getByText(/10 formations avec une rentrée en février/).first()).toBeVisible();
  await page.goto('/integrer-meridia/admissions');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Rentrée de février 20\d\d$/ })).toBeVisible();
  await expect(main.locator('a[href="/programme/bachelor-marketing-digital"]')).toBeVisible();
});

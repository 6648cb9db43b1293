import { expect, test, type Page } from '@playwright/test';
import { readSchoolLists, type SchoolLists } from '../support/school-lists.ts';

const PAGE_SIZE = 12;
const BAD_PAGES = ['0', '-1', '01', '1.5', 'deux', '9999', '2/3'];

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

let lists: SchoolLists;
test.beforeAll(async ({ playwright }) => {
  lists = await readSchoolLists(await playwright.request.newContext());
});

const cards = (page: Page) => page.locator('main article');

async function hrefsOf(page: Page): Promise<string[]> {
  return page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function canonicalOf(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  return new URL(href ?? '').pathname;
}

/** A category and a campus that exist and have no news together. */
function emptyPair() {
  for (const category of lists.categories)
    for (const campus of lists.campuses) {
      const isTaken = lists.news.some(
        (item) =>
          item.cat_news?.slug === category.slug && item.campus_infos.some(({ slug }) => slug === campus.slug),
      );
      if (!isTaken) return { category, campus };
    }
  throw new Error('Every campus has news of every category.');
}

test('ROUTE-06 the news are listed newest first, twelve a page, down to the last', async ({ page }) => {
  const pageCount = Math.ceil(lists.news.length / PAGE_SIZE);
  const hrefs: string[] = [];
  const days: string[] = [];
  await page.goto('/actualites');
  for (let number = 1; number <= pageCount; number += 1) {
    hrefs.push(...(await hrefsOf(page)));
    days.push(
      ...(await cards(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))),
    );
    const next = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Suivant' });
    if (number === pageCount) await expect(next).toHaveAttribute('aria-disabled', 'true');
    else {
      await next.click();
      await expect(page).toHaveURL(new RegExp(`/actualites/page/${number + 1}$`));
    }
  }
  expect(hrefs.toSorted()).toEqual(lists.news.map(({ slug }) => `/actualites/${slug}`).toSorted());
  expect(days).toEqual(days.toSorted().toReversed());
});

for (const path of ['/actualites', '/actualites/page', '/actualites/page/1']) {
  test(`ROUTE-06 ${path} is the first page, known as /actualites`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await canonicalOf(page)).toBe('/actualites');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
  });
}

test('ROUTE-06 another page is known by its own address, also when it was asked for by a query', async ({
  page,
}) => {
  await page.goto('/actualites/page/2');
  const hrefs = await hrefsOf(page);
  expect(await canonicalOf(page)).toBe('/actualites/page/2');
  await page.goto('/actualites?page=2');
  expect(await hrefsOf(page)).toEqual(hrefs);
  expect(await canonicalOf(page)).toBe('/actualites/page/2');
});

for (const number of BAD_PAGES) {
  test(`ROUTE-06 /actualites/page/${number} is a true 404`, async ({ page }) => {
    const answer = await page.goto(`/actualites/page/${number}`);
    expect(answer?.status()).toBe(404);
  });
}

test('ROUTE-06 the page after the last is a true 404', async ({ page }) => {
  const last = Math.ceil(lists.news.length / PAGE_SIZE);
  expect((await page.goto(`/actualites/page/${last}`))?.status()).toBe(200);
  expect((await page.goto(`/actualites/page/${last + 1}`))?.status()).toBe(404);
});

test('ROUTE-07 a news item has its facts, its neighbours and what to read next', async ({ page }) => {
  const [newest, second] = lists.news.toSorted((one, other) =>
    one.publishDate === other.publishDate
      ? one.slug.localeCompare(other.slug)
      : other.publishDate.localeCompare(one.publishDate),
  );
  if (!newest || !second) throw new Error('The school has no news.');
  const answer = await page.goto(`/actualites/${second.slug}`);
  expect(answer?.status()).toBe(200);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(flat(second.title));
  await expect(main.locator('header time')).toHaveAttribute('datetime', second.publishDate);
  await expect(main.locator('header')).toContainText(/\d+ min de lecture/);
  for (const { slug } of second.campus_infos)
    await expect(main.locator(`header a[href="/campus/${slug}"]`)).toBeVisible();
  const neighbours = main.getByRole('navigation', { name: 'Articles précédent et suivant' });
  await expect(neighbours.getByRole('link', { name: /^Article suivant/ })).toHaveAttribute(
    'href',
    `/actualites/${newest.slug}`,
  );
  await expect(main.getByRole('region', { name: 'À lire ensuite' }).getByRole('article')).toHaveCount(3);
});

for (const path of ['/actualites/article-qui-n-existe-pas', '/blog/article-qui-n-existe-pas']) {
  test(`ROUTE-07 ${path} does not exist`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
  });
}

test('ROUTE-10 the posts of the blog are under a filter of the news, and each has its page', async ({
  page,
}) => {
  await page.goto('/actualites');
  await page
    .getByRole('search', { name: 'Filtrer les actualités' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page).toHaveURL(/\/actualites\?categorie=blog$/);
  await expect(cards(page)).toHaveCount(Math.min(PAGE_SIZE, lists.posts.length));

  const link = cards(page).first().getByRole('link');
  const title = flat((await link.textContent()) ?? '');
  await link.click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
});

test('PAGE-04 the list of posts grows by a button, and the longer list is an address', async ({ page }) => {
  expect(lists.posts.length).toBeGreaterThan(PAGE_SIZE);
  await page.goto('/actualites?categorie=blog');
  const first = await hrefsOf(page);
  await page.getByRole('link', { name: /^Charger \d+ articles? de plus$/ }).click();
  await expect(page).toHaveURL(/\/actualites\?categorie=blog&page=2/);
  const longer = await hrefsOf(page);
  expect(longer.slice(0, first.length)).toEqual(first);
  expect(longer).toHaveLength(Math.min(2 * PAGE_SIZE, lists.posts.length));
});

test('PAGE-05 a choice without any news says so, and the wider ones give something', async ({ page }) => {
  const { category, campus } = emptyPair();
  const answer = await page.goto(`/actualites?categorie=${category.slug}&campus=${campus.slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Aucun article trouvé' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page
    .getByRole('main')
    .getByRole('link', { name: /\(\d+\)$/ })
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-06 the campus is chosen by a form, inside a category', async ({ page }) => {
    const item = lists.news.find(({ cat_news: category, campus_infos: campuses }) => category && campuses[0]);
    const [campus] = item?.campus_infos ?? [];
    if (!item?.cat_news || !campus) throw new Error('No news of a category and a campus.');
    await page.goto(`/actualites?categorie=${item.cat_news.slug}`);
    const filters = page.getByRole('search', { name: 'Filtrer les actualités' });
    await filters.getByLabel('Campus').selectOption({ label: campus.title });
    await filters.getByRole('button', { name: 'Filtrer' }).click();

    await expect(filters.getByLabel('Campus')).toHaveValue(campus.slug);
    const expected = lists.news.filter(
      (other) =>
        other.cat_news?.slug === item.cat_news?.slug &&
        other.campus_infos.some(({ slug }) => slug === campus.slug),
    );
    expect((await hrefsOf(page)).toSorted()).toEqual(
      expected
        .map(({ slug }) => `/actualites/${slug}`)
        .toSorted()
        .slice(0, PAGE_SIZE),
    );
  });
});

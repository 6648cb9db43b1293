import { expect, test, type Page } from '@playwright/test';
import { isOver, readSchoolLists, type SchoolLists } from '../support/school-lists.ts';

/** With nothing but a keyboard: the forms and the links of the lists need no script. */
test.use({ javaScriptEnabled: false });

const PAGE_SIZE = 12;
const BOXES = [
  ['/programme', 'Niveau d’entrée'],
  ['/programme', 'Rythme'],
  ['/programme', 'Campus'],
  ['/programme', 'Domaine'],
  ['/programme', 'Type de formation'],
  ['/offres-alternance', 'Contrat'],
  ['/offres-alternance', 'Métier'],
  ['/offres-alternance', 'Ville'],
  ['/offres-alternance', 'Niveau préparé'],
  ['/ecole/equipe', 'Campus'],
] as const;

let lists: SchoolLists;
test.beforeAll(async ({ playwright }) => {
  lists = await readSchoolLists(await playwright.request.newContext());
});

async function countOf(page: Page): Promise<number> {
  const results = page.getByRole('heading', { level: 2, name: /^\d+ (formation|offre|personne)/ });
  return Number.parseInt(await results.innerText(), 10);
}

const filters = (page: Page) => page.getByRole('main').getByRole('search').first();
const events = (page: Page) => page.locator('main ol h3');
const news = (page: Page) => page.locator('main article');

for (const [list, name] of BOXES) {
  test(`${list}: « ${name} » is chosen and sent by the keyboard, and gives what it says`, async ({
    page,
  }) => {
    await page.goto(list);
    const total = await countOf(page);
    const opener = filters(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await opener.focus();
    await page.keyboard.press('Enter');
    const boxes = filters(page).getByRole('group', { name }).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    const counts = await boxes.evaluateAll((all) =>
      all.map((box) =>
        Number.parseInt(box.parentElement?.querySelector('[aria-hidden]')?.textContent ?? '', 10),
      ),
    );
    const rank = counts.findIndex((count) => count > 0 && count < total);
    expect(rank, `a value of ${name} that gives some of the list`).toBeGreaterThanOrEqual(0);

    for (let step = 0; step <= rank; step += 1) await page.keyboard.press('Tab');
    await expect(boxes.nth(rank)).toBeFocused();
    const value = await boxes.nth(rank).inputValue();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`${list}\\?[a-z]+=${value}$`));
    expect(await countOf(page)).toBe(counts[rank]);
  });
}

/** A list that is closed changes as one types the beginning of a choice. */
async function chooseByTyping(page: Page, name: string, choice: string): Promise<void> {
  await filters(page).getByLabel(name).focus();
  await page.keyboard.type(choice);
  await filters(page).getByRole('button', { name: 'Filtrer' }).focus();
  await page.keyboard.press('Enter');
}

test('/agenda: the campus is chosen and sent by the keyboard', async ({ page }) => {
  const upcoming = lists.events.filter((event) => !isOver(event));
  const campus = upcoming.flatMap(({ campuses }) => campuses)[0];
  if (!campus) throw new Error('No event to come on a campus.');
  await page.goto('/agenda');
  await expect(events(page)).toHaveCount(upcoming.length);
  await chooseByTyping(page, 'Campus', campus.title);

  await expect(page).toHaveURL(new RegExp(`campus=${campus.slug}`));
  const expected = upcoming.filter(({ campuses }) =>
    campuses.some(({ slug }) => slug === campus.slug),
  ).length;
  expect(expected).toBeLessThan(upcoming.length);
  await expect(events(page)).toHaveCount(expected);
});

test('/agenda: the month is chosen and sent by the keyboard', async ({ page }) => {
  await page.goto('/agenda');
  const all = await events(page).count();
  const section = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('ol') })
    .last();
  const month = await section.getByRole('heading', { level: 2 }).innerText();
  const expected = await section.getByRole('heading', { level: 3 }).count();
  await chooseByTyping(page, 'Mois', month);

  await expect(page).toHaveURL(/mois=\d{4}-\d\d/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: month })).toBeVisible();
  expect(expected).toBeLessThan(all);
  await expect(events(page)).toHaveCount(expected);
});

test('/agenda: the type is a link', async ({ page }) => {
  const upcoming = lists.events.filter((event) => !isOver(event));
  await page.goto('/agenda');
  await filters(page).getByRole('link', { name: 'Portes ouvertes' }).focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/agenda?type=open-door');
  const expected = upcoming.filter(({ type }) => type === 'open-door').length;
  expect(expected).toBeLessThan(upcoming.length);
  await expect(events(page)).toHaveCount(expected);
});

test('/actualites: the campus is chosen and sent by the keyboard', async ({ page }) => {
  const countAt = (slug: string) =>
    lists.news.filter(({ campus_infos: campuses }) => campuses.some((campus) => campus.slug === slug)).length;
  const campus = lists.campuses.find(({ slug }) => countAt(slug) > 0 && countAt(slug) < PAGE_SIZE);
  if (!campus) throw new Error('No campus with a page of news.');
  await page.goto('/actualites');
  await expect(news(page)).toHaveCount(PAGE_SIZE);
  await chooseByTyping(page, 'Campus', campus.title);

  await expect(page).toHaveURL(new RegExp(`campus=${campus.slug}`));
  await expect(news(page)).toHaveCount(countAt(campus.slug));
});

test('/actualites: the category is a link', async ({ page }) => {
  const countIn = (slug: string) => lists.news.filter(({ cat_news: one }) => one?.slug === slug).length;
  const category = lists.categories.find(({ slug }) => countIn(slug) > 0 && countIn(slug) < PAGE_SIZE);
  if (!category) throw new Error('No category with a page of news.');
  await page.goto('/actualites');
  await filters(page).getByRole('link', { name: category.title, exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/actualites?categorie=${category.slug}`);
  await expect(news(page)).toHaveCount(countIn(category.slug));
});

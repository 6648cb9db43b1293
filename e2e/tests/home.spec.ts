import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { firstDays } from '../support/event-days.ts';

const CATALOGUE = path.resolve(import.meta.dirname, '../../apps/cms/seed/content/meridia/catalogue');

type Course = { name: { fr: string }; featured: number | null };
type Campus = { title: string };
type KeyFigure = { label: { fr: string }; source: { fr: string }; year: number; showOnHome: boolean };

function readCatalogue<Item>(name: string): Item[] {
  return JSON.parse(readFileSync(path.join(CATALOGUE, `${name}.json`), 'utf8')) as Item[];
}

const courses = readCatalogue<Course>('courses');
const cities = readCatalogue<Campus>('campuses').map(({ title }) => title);
const figures = readCatalogue<KeyFigure>('keyfigures').filter(({ showOnHome }) => showOnHome);

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const finder = (page: Page) => page.getByRole('search', { name: 'Chercher une formation' });

test.describe('ROUTE-01 the home page of the student profile, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    expect((await page.goto('/', { waitUntil: 'domcontentloaded' }))?.status()).toBe(200);
  });

  test('ROUTE-01 starts with the words of the school', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre méridien');
    await expect(page.getByRole('img', { name: /^Planisphère/ })).toBeVisible();
  });

  test('ROUTE-01 the sentence to complete leads to the programmes it asks for', async ({ page }) => {
    const choice = (name: string) => finder(page).getByRole('combobox', { name });
    await choice('Niveau d’entrée').selectOption('un Bac+3');
    await choice('Domaine').selectOption('le management');
    await choice('Campus').selectOption('Nice');
    await choice('Rythme').selectOption('initial');
    await finder(page).getByRole('button', { name: 'Voir les formations' }).click();
    await expect(page).toHaveURL(/\/programme\?niveau=3&domaine=management&campus=nice&rythme=initial$/);
  });

  test('ROUTE-01 the four domains open on their programmes, and all of them are counted', async ({
    page,
  }) => {
    const doors = section(page, /domaines/).getByRole('link');
    const slugs = ['relations-internationales', 'science-politique', 'management', 'communication'];
    await expect(doors).toHaveCount(slugs.length);
    let total = 0;
    for (const [index, slug] of slugs.entries()) {
      const door = doors.nth(index);
      await expect(door).toHaveAttribute('href', `/programme?domaine=${slug}`);
      total += Number(/(\d+) formation/.exec((await door.textContent()) ?? '')?.[1]);
    }
    expect(total).toBe(courses.length);
  });

  test('ROUTE-01 the programmes put forward are in their order', async ({ page }) => {
    const names = courses
      .filter(({ featured }) => featured !== null)
      .toSorted((one, other) => (one.featured ?? 0) - (other.featured ?? 0))
      .map(({ name }) => name.fr);
    const titles = section(page, 'Les plus demandées').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(names, { useInnerText: false });
  });

  test('ROUTE-01 the key figures have their source and their year', async ({ page }) => {
    expect(figures).toHaveLength(4);
    const items = section(page, 'L’école, à l’échelle').getByRole('listitem');
    await expect(items).toHaveCount(figures.length);
    for (const [index, { label, source, year }] of figures.entries()) {
      await expect(items.nth(index)).toContainText(label.fr);
      await expect(items.nth(index)).toContainText(source.fr);
      await expect(items.nth(index)).toContainText(String(year));
    }
  });

  test('ROUTE-01 the campuses are on the map and in writing', async ({ page }) => {
    const campuses = section(page, /campus/);
    const written = campuses.getByRole('list').getByRole('link');
    expect((await written.allTextContents()).toSorted()).toEqual(cities.toSorted());
    const map = campuses.getByRole('group', { name: `Carte des ${cities.length} campus` });
    await expect(map.getByRole('link')).toHaveCount(cities.length);
    await expect(map.getByRole('link', { name: 'Campus d’Angers' })).toHaveAttribute(
      'href',
      '/campus/angers',
    );
  });

  test('ROUTE-01 events, testimonials, news and the two actions end the page', async ({ page }) => {
    const events = section(page, /^Venez voir/).getByRole('listitem');
    await expect(events).toHaveCount(3);
    const days = await firstDays(events.getByRole('time'));
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted());
    await expect(events.first().getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/agenda\/./,
    );

    await expect(section(page, 'Ils ont tracé leur route').getByRole('figure')).toHaveCount(3);

    const news = section(page, 'Actualités').getByRole('article');
    await expect(news).toHaveCount(4);
    const dates = await news
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().toReversed());

    const closing = section(page, /^Un dossier/);
    await expect(closing.getByRole('link', { name: 'Candidater en ligne' })).toHaveAttribute(
      'href',
      '/crm/registration',
    );
    await expect(closing.getByRole('link', { name: 'Recevoir la brochure' })).toHaveAttribute(
      'href',
      '/crm/brochure',
    );
  });

  test('no level of heading is skipped', async ({ page }) => {
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test('a territory of the map shows its focus and opens its campus with the keyboard', async ({ page }) => {
  await page.goto('/');
  const lyon = page.getByRole('group', { name: /^Carte des/ }).getByRole('link', { name: 'Campus de Lyon' });
  await lyon.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(lyon).toBeFocused();
  await expect(lyon).toHaveCSS('fill', 'rgb(255, 86, 48)');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campus\/lyon$/);
});

for (const width of [320, 390, 720]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await excess()).toBeLessThanOrEqual(0);
  });
}

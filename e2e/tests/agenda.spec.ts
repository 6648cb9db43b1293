import { expect, test, type Page } from '@playwright/test';
import { firstDays } from '../support/event-days.ts';
import { isOver, readSchoolLists, type ListedEvent, type SchoolLists } from '../support/school-lists.ts';

const FILTERS = [
  ['Portes ouvertes', 'open-door'],
  ['Épreuves d’admission', 'admission-test'],
  ['Conférence', 'conference'],
  ['Salon', 'convention'],
  ['Vis ma vie', 'live-my-life'],
  ['Job dating', 'job-dating'],
] as const;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const titlesOf = (events: readonly ListedEvent[]) => events.map(({ title }) => flat(title)).toSorted();

let lists: SchoolLists;
let upcoming: ListedEvent[];
test.beforeAll(async ({ playwright }) => {
  lists = await readSchoolLists(await playwright.request.newContext());
  upcoming = lists.events.filter((event) => !isOver(event));
});

async function shownTitles(page: Page): Promise<string[]> {
  return (await page.locator('main ol h3').allTextContents()).map(flat).toSorted();
}

/** A type and a campus that exist and have no event together. */
function emptyPair(): { type: string; campus: SchoolLists['campuses'][number] } {
  for (const [, type] of FILTERS) {
    const taken = upcoming
      .filter((event) => event.type === type)
      .flatMap(({ campuses }) => campuses.map(({ slug }) => slug));
    const campus = lists.campuses.find(({ slug }) => !taken.includes(slug));
    if (campus) return { type, campus };
  }
  throw new Error('Every campus has an event of every type.');
}

/** At one campus; a fair is at its venue. */
const isOnCampus = ({ type, campuses, url }: (typeof upcoming)[number]) =>
  type !== 'convention' && campuses.length === 1 && url !== null;

test('ROUTE-08 the agenda lists all that is to come, month by month', async ({ page }) => {
  const answer = await page.goto('/agenda');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda');
  expect(await shownTitles(page)).toEqual(titlesOf(upcoming));

  const days = await firstDays(page.locator('main ol time'));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  const months = await page.locator('main section > h2').allTextContents();
  expect(new Set(months).size).toBe(months.length);
  expect(months.length).toBeGreaterThan(1);
});

test('PAGE-01 the agenda has seven filters, and each type gives its events', async ({ page }) => {
  await page.goto('/agenda');
  const filters = page.getByRole('search', { name: 'Filtrer les événements' });
  await expect(filters.getByRole('link')).toHaveText([
    'Tous les événements',
    ...FILTERS.map(([label]) => label),
  ]);
  await expect(filters.getByRole('link', { name: 'Tous les événements' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  for (const [label, type] of FILTERS) {
    await filters.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`/agenda\\?type=${type}$`));
    await expect(filters.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
    const expected = titlesOf(upcoming.filter((event) => event.type === type));
    await expect.poll(() => shownTitles(page)).toEqual(expected);
  }
});

test('PAGE-05 a choice without any event says so, and the wider ones give something', async ({ page }) => {
  const { type, campus } = emptyPair();
  const answer = await page.goto(`/agenda?type=${type}&campus=${campus.slug}`);
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByRole('heading', { name: 'Aucun événement ne correspond à ce filtre' }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  const wider = page.getByRole('main').getByRole('link', { name: /\(\d+\)$/ });
  const count = Number(/\((\d+)\)$/.exec(flat((await wider.first().textContent()) ?? ''))?.[1]);
  await wider.first().click();
  await expect(page.locator('main ol h3')).toHaveCount(count);
});

test('PAGE-05 a campus that does not exist is an empty list, not an error', async ({ page }) => {
  const answer = await page.goto('/agenda?campus=atlantis');
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByRole('heading', { name: 'Aucun événement ne correspond à ce filtre' }),
  ).toBeVisible();
});

test('ROUTE-08 an event to come has its date, its place and its sign-up', async ({ page }) => {
  const event = upcoming.find(isOnCampus);
  const campus = event?.campuses[0];
  if (!campus || !event.url) throw new Error('No event to come on a campus.');
  const answer = await page.goto(`/agenda/${event.slug}`);
  expect(answer?.status()).toBe(200);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(flat(event.title));
  const legend = main.getByRole('complementary', { name: 'En bref' });
  await expect(legend.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(legend.getByRole('link', { name: campus.title })).toHaveAttribute(
    'href',
    `/campus/${campus.slug}`,
  );
  await expect(main.getByRole('link', { name: /^S’inscrire \(nouvel onglet\)$/ })).toHaveAttribute(
    'href',
    event.url,
  );
});

test('V-08 an event says its address, for whom it is, its price and what happens when', async ({ page }) => {
  const event = upcoming.find(isOnCampus);
  await page.goto(`/agenda/${event?.slug}`);
  const legend = page.getByRole('main').getByRole('complementary', { name: 'En bref' });
  for (const fact of ['Adresse', 'Pour qui', 'Tarif'])
    await expect(legend.getByRole('term').filter({ hasText: fact })).toBeVisible();
  const timetable = page.getByRole('table', { name: 'Au programme' });
  await expect(timetable.getByRole('rowheader').first()).toHaveText(/^\d+\sh/);
});

test('V-08 a fair is at its venue, not at a campus', async ({ page }) => {
  const fair = upcoming.find(({ type, campuses }) => type === 'convention' && campuses.length > 0);
  await page.goto(`/agenda/${fair?.slug}`);
  const legend = page.getByRole('main').getByRole('complementary', { name: 'En bref' });
  const place = legend.locator('div', { has: page.getByRole('term').filter({ hasText: 'Lieu' }) });
  await expect(place.last().getByRole('definition')).not.toContainText('Campus');
});

test('ROUTE-08 a phone shows when and where an event is, and its sign-up, without scrolling', async ({
  page,
}) => {
  const event = upcoming.find(isOnCampus);
  const campus = event?.campuses[0];
  if (!campus) throw new Error('No event to come on a campus.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/agenda/${event.slug}`);

  const main = page.getByRole('main');
  for (const fact of [
    main.getByText(new RegExp(`^Campus d.+${campus.title}$`)),
    main.getByText(/\d+(er)? [a-zéû]+ 20\d\d$/i),
    main.getByRole('link', { name: /^S’inscrire/ }),
  ])
    await expect(fact.first()).toBeInViewport({ ratio: 1 });
});

test('ROUTE-08 an event that is over says so, takes no sign-up and leads to the next of its kind', async ({
  page,
}) => {
  const past = lists.events.find(
    (event) => isOver(event) && upcoming.some(({ type }) => type === event.type),
  );
  if (!past?.url) throw new Error('No event is over.');
  const answer = await page.goto(`/agenda/${past.slug}`);
  expect(answer?.status()).toBe(200);

  const main = page.getByRole('main');
  await expect(main.getByText('Événement passé')).toBeVisible();
  await expect(main.getByText('Cet événement est passé.')).toBeVisible();
  await expect(main.locator(`a[href="${past.url}"]`)).toHaveCount(0);

  const next = await main.getByRole('link', { name: /^Prochaine date/ }).getAttribute('href');
  const ofKind = upcoming.filter(({ type }) => type === past.type).map(({ slug }) => `/agenda/${slug}`);
  expect(ofKind).toContain(next);
});

for (const path of ['/agenda/evenement-qui-n-existe-pas', '/agenda?page=2', '/agenda/f/campus.lyon']) {
  test(`ROUTE-08 ${path} does not exist`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-01 the campus and the month are chosen by a form', async ({ page }) => {
    const event = upcoming.find(({ campuses }) => campuses.length > 0);
    const campus = event?.campuses[0];
    if (!campus) throw new Error('No event to come on a campus.');
    await page.goto(`/agenda?type=${event.type}`);
    const filters = page.getByRole('search', { name: 'Filtrer les événements' });
    await filters.getByLabel('Campus').selectOption({ label: campus.title });
    await filters.getByRole('button', { name: 'Filtrer' }).click();

    await expect(
      page.getByRole('main').getByRole('link', { name: flat(event.title), exact: true }),
    ).toBeVisible();
    await expect(filters.getByLabel('Campus')).toHaveValue(campus.slug);
    const expected = upcoming.filter(
      ({ type, campuses }) => type === event.type && campuses.some(({ slug }) => slug === campus.slug),
    );
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(expected));
  });
});

import { expect, test, type Page } from '@playwright/test';
import { publishExpiredOffer, readOpenOffers, type Offer } from '../support/job-offers.ts';

const CONTRACTS = ['cdd', 'cdi', 'stage', 'alternance'];
const LIST_SIZE = 12;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const slugOf = (city: string) =>
  city
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

let open: Offer[];
test.beforeAll(async ({ playwright }) => {
  open = await readOpenOffers(await playwright.request.newContext());
});

const lines = (page: Page) => page.locator('main h3 a[href^="/offres-alternance/"]');

/** A contract and a city that exist and have no offer together. */
function emptyPair(): { contract: string; city: string } {
  for (const contract of CONTRACTS) {
    const taken = open.filter((offer) => offer.contract === contract).map(({ city }) => city);
    const other = open.find(({ city }) => city !== null && !taken.includes(city));
    if (other?.city) return { contract, city: other.city };
  }
  throw new Error('Every city has an offer of every contract.');
}

test('ROUTE-12 the list shows the open offers, and goes on at an address', async ({ page }) => {
  const answer = await page.goto('/offres-alternance');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 2, name: `${open.length} offres` })).toBeVisible();
  await expect(lines(page)).toHaveCount(Math.min(LIST_SIZE, open.length));

  await page.getByRole('link', { name: /^Charger \d+ offres? de plus$/ }).click();
  await expect(page).toHaveURL(/\/offres-alternance\?page=2#suite$/);
  await expect(lines(page)).toHaveCount(Math.min(2 * LIST_SIZE, open.length));
});

test('ROUTE-12 the offers are filtered by contract and city, and a filter can be taken away', async ({
  page,
}) => {
  const [first] = open.filter(({ city, contract }) => city !== null && contract === 'alternance');
  const city = first?.city ?? '';
  const expected = open.filter((offer) => offer.city === city && offer.contract === 'alternance');

  await page.goto('/offres-alternance');
  const form = page.getByRole('search', { name: 'Filtrer les offres' });
  await form.getByRole('button', { name: /^Ville/ }).click();
  await form.getByRole('group', { name: 'Ville' }).getByRole('checkbox', { name: city }).check();
  await form.getByRole('group', { name: 'Ville' }).getByRole('button', { name: 'Filtrer' }).click();
  await expect(page).toHaveURL(`/offres-alternance?ville=${slugOf(city)}`);

  await form.getByRole('button', { name: /^Contrat/ }).click();
  await form.getByRole('group', { name: 'Contrat' }).getByRole('checkbox', { name: 'Alternance' }).check();
  await form.getByRole('group', { name: 'Contrat' }).getByRole('button', { name: 'Filtrer' }).click();
  await expect(page).toHaveURL(new RegExp(`ville=${slugOf(city)}&contrat=alternance$`));
  await expect(lines(page)).toHaveCount(expected.length);
  const titles = (await lines(page).allTextContents()).map(flat).toSorted();
  expect(titles).toEqual(expected.map(({ title }) => flat(title)).toSorted());

  const chosen = page.getByRole('list', { name: 'Filtres choisis' });
  await chosen.getByRole('link', { name: city }).click();
  await expect(page).toHaveURL('/offres-alternance?contrat=alternance');
});

for (const [filter, field] of [
  ['domaine', 'domain'],
  ['niveau', 'level'],
] as const) {
  test(`ROUTE-12 the offers are filtered by ${filter}`, async ({ page }) => {
    const value = open.map((offer) => offer[field]).find((one) => one !== null);
    const count = open.filter((offer) => offer[field] === value).length;
    await page.goto(`/offres-alternance?${filter}=${value}`);
    await expect(
      page.getByRole('heading', { level: 2, name: count === 1 ? '1 offre' : `${count} offres`, exact: true }),
    ).toBeVisible();
  });
}

test('PAGE-05 a choice without any offer proposes wider ones, which give something', async ({ page }) => {
  const { contract, city } = emptyPair();
  await page.goto(`/offres-alternance?contrat=${contract}&ville=${slugOf(city)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Aucune offre disponible' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  const count = open.filter((offer) => offer.city === city).length;
  await page.getByRole('link', { name: `${city} (${count})` }).click();
  await expect(lines(page)).toHaveCount(Math.min(LIST_SIZE, count));
});

test('PAGE-05 a city that nobody knows is an empty list, not an error', async ({ page }) => {
  const answer = await page.goto('/offres-alternance?ville=atlantis');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 2, name: 'Aucune offre disponible' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Toutes les offres (${open.length})` })).toBeVisible();
});

test('ROUTE-12 the page of an offer says its facts, and where to apply', async ({ page }) => {
  const [offer] = open;
  const answer = await page.goto(`/offres-alternance/${offer?.slug}`);
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(offer?.title ?? '');
  const facts = main.getByRole('complementary', { name: 'En bref' });
  await expect(facts).toContainText(offer?.company ?? '');
  await expect(facts).toContainText(offer?.city ?? '');
  await expect(main.getByRole('link', { name: /^Postuler/ })).toHaveAttribute('href', /^https:/);
});

test('an offer that does not exist is not found', async ({ request }) => {
  expect((await request.get('/offres-alternance/offre-qui-n-existe-pas')).status()).toBe(404);
});

test('an offer that has expired answers 410 with its page, also from the cache', async ({
  browser,
  request,
}) => {
  const model = open.find(({ domain }) => domain === 'communication') ?? open[0];
  const offer = {
    slug: `offre-expiree-${Date.now()}`,
    title: 'Offre expirée pour essai',
    company: 'Librairie du Méridien',
    city: model?.city ?? 'Lyon',
    contract: 'stage',
    domain: model?.domain ?? 'communication',
    level: 3,
    expiresOn: '2020-02-01',
  };
  const remove = await publishExpiredOffer(request, offer);
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const address = `/offres-alternance/${offer.slug}`;
    // Known once the feed has told of it; rendered, then from the cache.
    const answers = async () => (await request.get(address)).status();
    await expect.poll(answers, { timeout: 5000 }).toBe(410);
    expect(await answers()).toBe(410);
    expect((await page.goto(address))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
    await expect(page.getByText('Cette offre n’est plus ouverte aux candidatures.')).toBeVisible();
    await expect(page.getByText('Tenir la caisse')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Postuler/ })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const nearest = page.getByRole('region', { name: 'Offres encore ouvertes' });
    await expect(nearest.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await nearest.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page.getByRole('link', { name: /^Postuler/ })).toBeVisible();
  } finally {
    await context.close();
    await remove();
  }
});

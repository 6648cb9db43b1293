import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logInToContentApi, type ContentApi, type SectionArticle } from '../support/content-api.ts';

/** Their pages are not made of the blocks of the content alone: each has tests of its own. */
const OWN_PAGES = ['home', 'blog', 'actualites', 'agenda', 'campus', 'offres-alternance', 'programme'];
const PAGES_AT_ONCE = 2;

type Shown = { status: number | undefined; title: string; headings: string[] };

const addressOf = ({ rubrique, slug }: Pick<SectionArticle, 'rubrique' | 'slug'>) =>
  `/${[rubrique, slug].filter(Boolean).join('/')}`;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The title of the page, as an editor wrote it. */
function headingOf({ title, pageLayout }: SectionArticle): string {
  const hero = pageLayout.find(({ __component }) => __component === 'block.hero');
  return flat(hero?.title ?? title);
}

/** The titles of the blocks; a first one that repeats that of the page is not shown again. */
function blockTitlesOf(article: SectionArticle): string[] {
  const titles = article.pageLayout
    .filter(({ __component }) => __component !== 'block.hero')
    .map(({ title }) => flat(title ?? ''));
  return titles.filter((title, index) => title !== '' && !(index === 0 && title === headingOf(article)));
}

/** Seventy pages, of which only the words are read: what they look like and run is tried by the crawl. */
async function openTextOnly(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  return context;
}

async function open(page: Page, address: string): Promise<Shown> {
  const answer = await page.goto(address);
  const title = flat((await page.locator('main h1').allTextContents()).join(' | '));
  const headings = (await page.locator('main h2').allTextContents()).map(flat);
  return { status: answer?.status(), title, headings };
}

let content: ContentApi;
test.beforeAll(async ({ playwright }) => {
  content = await logInToContentApi(await playwright.request.newContext(), 'meridia');
});

/** Two tests, for two workers. */
for (const half of [0, 1]) {
  test(`ROUTE-20 every section page answers, with its title and all its blocks (${half + 1} of 2)`, async ({
    browser,
    baseURL,
  }) => {
    const context = await openTextOnly(browser, baseURL);
    const articles = (await content.readArticles()).filter(({ rubrique }) => !OWN_PAGES.includes(rubrique));
    const queue = articles.filter((_article, index) => index % 2 === half);
    expect(queue.length).toBeGreaterThan(20);

    const checkOne = async ({ rubrique, slug }: (typeof queue)[number]) => {
      const article = await content.readArticle(rubrique, slug);
      const page = await context.newPage();
      const { status, title, headings } = await open(page, addressOf(article));
      await page.close();
      const shown = { status, title };
      expect.soft(shown, addressOf(article)).toEqual({ status: 200, title: headingOf(article) });
      expect.soft(headings, addressOf(article)).toEqual(expect.arrayContaining(blockTitlesOf(article)));
      expect.soft(article.pageLayout.length, addressOf(article)).toBeGreaterThan(0);
    };
    const work = async () => {
      for (let article = queue.shift(); article; article = queue.shift()) await checkOne(article);
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    await context.close();
  });
}

/** The page at the address of an article is that article. */
async function expectArticle(page: Page, rubrique: string, slug: string | null = null): Promise<void> {
  const article = await content.readArticle(rubrique, slug);
  const { status, title } = await open(page, addressOf({ rubrique, slug }));
  expect({ status, title }).toEqual({ status: 200, title: headingOf(article) });
  await expect(page).toHaveTitle(article.seo?.metaTitle ?? new RegExp(article.title));
}

test('ROUTE-02 /entreprise is the home of the company profile', async ({ page }) => {
  await expectArticle(page, 'entreprise');
  await expect(page.getByRole('button', { name: 'Vous êtes : Entreprise' })).toBeVisible();
});

test('ROUTE-03 /partenaire is the home of the professional profile', async ({ page }) => {
  await expectArticle(page, 'partenaire');
  await expect(page.getByRole('button', { name: 'Vous êtes : Professionnel' })).toBeVisible();
});

test('ROUTE-04 /alumni is the alumni page', async ({ page }) => {
  await expectArticle(page, 'alumni');
});

test('ROUTE-04 /alumni/alumni-et-ambassadeurs is the page of alumni and ambassadors', async ({ page }) => {
  await expectArticle(page, 'alumni', 'alumni-et-ambassadeurs');
});

test('ROUTE-05 /contact is the contact page', async ({ page }) => {
  await expectArticle(page, 'contact');
});

test('ROUTE-09 /article is the article page', async ({ page }) => {
  await expectArticle(page, 'article');
});

test('ROUTE-15 /ecole/nos-engagements shows the commitments of the school', async ({ page }) => {
  await expectArticle(page, 'ecole', 'nos-engagements');
});

test('ROUTE-16 /edito-reseau-competences-et-developpement is the page of the network', async ({ page }) => {
  await expectArticle(page, 'edito-reseau-competences-et-developpement');
});

test('ROUTE-16 /art-culture is the page of art and culture', async ({ page }) => {
  await expectArticle(page, 'art-culture');
});

test('ROUTE-16 /formations-reseau is the page of the programmes of the network', async ({ page }) => {
  await expectArticle(page, 'formations-reseau');
  await expect(page.getByRole('main')).toContainText(/plus de 80 formations/i);
});

test('ROUTE-16 /decouvrez-nos-podcasts is the page of podcasts', async ({ page }) => {
  await expectArticle(page, 'decouvrez-nos-podcasts');
});

test('ROUTE-20 /carrieres is a section', async ({ page }) => {
  await expectArticle(page, 'carrieres');
});

test('ROUTE-20 /integrer-meridia/admissions is a page of a section', async ({ page }) => {
  await expectArticle(page, 'integrer-meridia', 'admissions');
});

test('ROUTE-09 the article page is an index: each link is the address of a section article', async ({
  page,
}) => {
  const known = (await content.readArticles()).map(addressOf);
  await page.goto('/article');
  const links = page.locator('main li h3').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !known.includes(String(href)))).toEqual([]);
});

test('ROUTE-02 a company can publish an offer or get in touch from the head of its home', async ({
  page,
}) => {
  await page.goto('/entreprise');
  const main = page.getByRole('main');
  const form = (await content.readArticle('entreprise')).pageLayout.at(-1);
  expect(form?.__component).toBe('block.form-link');
  await expect(main.getByRole('link', { name: /nouvel onglet/ }).first()).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: 'Rendez-vous', exact: true })).toHaveAttribute(
    'href',
    '/crm/contact',
  );
});

test('ROUTE-05 the contact page says how to reach the school', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('dl a[href^="tel:+"]')).toHaveText(/^[\d\s]+$/);
  await expect(main.locator('dl a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByRole('table').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('ROUTE-20 a page leads back to its section and on to its neighbours', async ({ page }) => {
  await page.goto('/integrer-meridia/admissions');
  const section = await content.readArticle('integrer-meridia');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(trail.getByRole('link', { name: section.title })).toHaveAttribute('href', '/integrer-meridia');

  const neighbours = page.getByRole('region', { name: 'Dans cette rubrique' }).getByRole('link');
  const hrefs = await neighbours.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(1);
  expect(hrefs).not.toContain('/integrer-meridia/admissions');
  await neighbours.first().click();
  await expect(page).toHaveURL(new RegExp(`${hrefs[0]}$`));
});

test('a testimonial has its page, reached from the list', async ({ page }) => {
  await page.goto('/temoignages');
  const [first] = await page.locator('main figure').all();
  const quote = (await first?.locator('blockquote').textContent()) ?? '';
  await first?.getByRole('link').click();
  await expect(page).toHaveURL(/\/temoignages\/[a-z-]+$/);
  await expect(page.getByRole('main').locator('blockquote').first()).toHaveText(quote);
});

test('ROUTE-22 an unknown page of a known section, or an unknown testimonial, is a true 404', async ({
  request,
}) => {
  for (const address of ['/ecole/rien', '/rien', '/temoignages/personne']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

import { expect, test, type Page } from '@playwright/test';

/** How far the page itself, not a frame in it, can be scrolled sideways. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an accordion opens', async ({ page }) => {
    await page.goto('/integrer-meridia/admissions');
    const fold = page.getByRole('main').locator('details').first();
    await expect(fold.locator('p').first()).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('p').first()).toBeVisible();
  });

  test('all testimonials can be read', async ({ page }) => {
    await page.goto('/temoignages');
    const quotes = page.getByRole('main').locator('figure');
    await expect(quotes.last()).toBeHidden();
    await page.getByText(/^Charger \d+ témoignages de plus$/).click();
    await expect(quotes.last()).toBeVisible();
  });
});

const LONG_WORD = 'Anticonstitutionnellement'.repeat(4);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('a word without a break that a visitor searches for does not widen the page', async ({ page }) => {
    await page.goto(`/recherche?q=${LONG_WORD.slice(0, 60)}`);
    await expect(page.getByRole('main')).toContainText(LONG_WORD.slice(0, 60));
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('nor does one in the title of a news item, in the list and on its page', async ({ page }) => {
    const write = (elements: (HTMLElement | SVGElement)[], word: string) => {
      for (const element of elements) element.textContent = word;
    };
    await page.goto('/actualites');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    const address = await titles.first().getAttribute('href');
    await titles.evaluateAll(write, LONG_WORD);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(address ?? '');
    await page.getByRole('main').locator('li:last-child > [aria-current=page]').evaluateAll(write, LONG_WORD);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('a wide table scrolls inside its frame, with the keyboard too', async ({ page }) => {
    await page.goto('/entreprise');
    const frame = page.getByRole('group').filter({ has: page.locator('table') });
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  for (const address of [
    '/ecole/histoire',
    '/ecole/meridia',
    '/article',
    '/contact',
    '/cgv',
    '/partenaire',
  ]) {
    test(`${address} fits`, async ({ page }) => {
      await page.goto(address);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

test('a carousel moves with the keyboard, and the page does not', async ({ page }) => {
  await page.goto('/art-culture');
  const carousel = page.getByRole('group', { name: 'Temps forts de la saison' });
  await carousel.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => carousel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a video calls no other site, and can be read', async ({ page }) => {
  const hosts = new Set<string>();
  // The frame of the footer is not the video's.
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) hosts.add(new URL(request.url()).host);
  });
  await page.goto('/decouvrez-nos-podcasts');
  await page.getByText('Lire la transcription').click();
  await expect(page.getByRole('main').locator('details[open] p').first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a link of the text to another site opens a tab, and says so', async ({ page }) => {
  await page.goto('/partenaire');
  await page.getByText('Comment candidater ?').click();
  const link = page.getByRole('link', { name: 'site de recrutement (nouvel onglet)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('the events of a page are those of its filter', async ({ page }) => {
  await page.goto('/entreprise');
  const events = page.getByRole('region', { name: 'Rencontrer nos étudiants' });
  const lines = await events.getByRole('listitem').allTextContents();
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.filter((line) => !line.includes('Job dating'))).toEqual([]);
});

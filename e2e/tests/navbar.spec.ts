import { expect, test, type Locator, type Page } from '@playwright/test';
import { openHeard } from '../support/action-modal.ts';

const FULL = { width: 1440, height: 900 };
/** The last width of the compact navbar, and the first of the full one. */
const COMPACT = { width: 1300, height: 900 };
const NARROWEST_FULL = { width: 1301, height: 900 };
const MOBILE = { width: 900, height: 900 };

const navbar = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => navbar(page).getByRole('button', { name: 'Menu', exact: true });
const topBar = (page: Page) => page.getByRole('navigation', { name: 'Navigation secondaire' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const actions = (page: Page) => navbar(page).getByRole('navigation', { name: 'Actions' });

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.mouse.move(FULL.width / 2, FULL.height / 2);
  await page.mouse.wheel(0, distance);
}

test.use({ viewport: FULL, contextOptions: { reducedMotion: 'reduce' } });

test.describe('full navbar', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('NAV-01 the top bar has the profiles, the search, alumni, contact and the services, and no language alone', async ({
    page,
  }) => {
    await expect(topBar(page).getByRole('button')).toHaveText(['Vous êtes : Étudiant', 'Services']);
    expect(await hrefsOf(topBar(page).getByRole('link'))).toEqual([
      ['Recherche', '/recherche'],
      ['Alumni', '/alumni'],
      ['Contact', '/contact'],
    ]);
    await expect(navbar(page).locator('[hreflang]')).toHaveCount(0);
  });

  test('NAV-02 the main bar has the logo, the menu and four actions', async ({ page }) => {
    const home = navbar(page).getByRole('link', { name: 'Meridia, retour à l’accueil' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(mainMenu(page)).toBeVisible();
    expect(await hrefsOf(actions(page).getByRole('link'))).toEqual([
      ['Brochure', '/crm/brochure'],
      ['Rendez-vous', '/crm/contact'],
      ['Agenda', '/agenda'],
      ['Candidater', '/crm/registration'],
    ]);
  });

  test('S-41 NAV-04 every profile has its home here, where the school has no other site', async ({
    page,
  }) => {
    await topBar(page).getByRole('button', { name: 'Vous êtes : Étudiant' }).click();
    const list = topBar(page).getByRole('list').filter({ hasText: 'Entreprise' });
    expect(await hrefsOf(list.getByRole('link'))).toEqual([
      ['Étudiant', '/'],
      ['Entreprise', '/entreprise'],
      ['Professionnel', '/partenaire'],
    ]);
  });

  test('NAV-05 the services, in order', async ({ page }) => {
    await topBar(page).getByRole('button', { name: 'Services' }).click();
    const list = topBar(page).getByRole('list').filter({ hasText: 'Podcasts' }).last();
    expect(await hrefsOf(list.getByRole('link'))).toEqual([
      ['Réseau C&D', '/edito-reseau-competences-et-developpement'],
      ['Art et culture', '/art-culture'],
      ['+ de 80 formations', '/formations-reseau'],
      ['Podcasts', '/decouvrez-nos-podcasts'],
    ]);
  });
});

test.describe('full or compact', () => {
  test('NAV-03 compact replaces full on the way down, full comes back on the way up', async ({ page }) => {
    await page.goto('/');
    await expect(burger(page)).toBeHidden();

    await scrollBy(page, 800);
    await expect(burger(page)).toBeInViewport();
    await expect(actions(page).getByRole('link')).toHaveCount(4);
    await expect(mainMenu(page)).toBeHidden();
    await expect(topBar(page)).toBeHidden();

    await scrollBy(page, -200);
    await expect(mainMenu(page)).toBeInViewport();
    await expect(topBar(page)).toBeInViewport();
    await expect(burger(page)).toBeHidden();

    await scrollBy(page, -2000);
    await expect(mainMenu(page)).toBeInViewport();
  });

  test('NAV-03 one takes the place of the other without moving the page', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
          for (const { node } of sources)
            if (node instanceof Element && node.closest('header')) shifts.push(node.outerHTML.slice(0, 80));
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Object.assign(window, { before: Reflect.get(window, 'shifts').length }));
    const heading = page.getByRole('heading', { level: 1 });
    const place = () => heading.evaluate((title) => title.getBoundingClientRect().top + window.scrollY);
    const atTop = await place();

    await scrollBy(page, 800);
    await expect(burger(page)).toBeInViewport();
    expect(await place()).toBe(atTop);
    await scrollBy(page, -300);
    await expect(mainMenu(page)).toBeInViewport();
    await scrollBy(page, -2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    expect(
      await page.evaluate(() => Reflect.get(window, 'shifts').slice(Reflect.get(window, 'before'))),
    ).toEqual([]);
  });

  test('NAV-03 the burger keeps the compact navbar while the sidebar is open', async ({ page }) => {
    await page.goto('/');
    await scrollBy(page, 800);
    await burger(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.evaluate(async () => {
      const scrolled = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
      window.scrollTo({ top: 300, behavior: 'instant' });
      await scrolled;
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(burger(page)).toBeInViewport();
    await expect(mainMenu(page)).toBeHidden();
  });

  /** Whichever it is: without one there is no way on from here. */
  const shownBars = (page: Page) => actions(page).filter({ visible: true });

  for (const means of ['mouse', 'keyboard'] as const) {
    test(`S-30 NAV-03 a menu opened by ${means} keeps its navbar on the way down, and after it`, async ({
      page,
    }) => {
      await openHeard(page, '/');
      const campuses = mainMenu(page).getByRole('button', { name: 'Campus' });
      await campuses.focus();
      await (means === 'mouse' ? campuses.click() : campuses.press('Enter'));
      const panel = page.locator('header :popover-open');
      await expect(panel).toBeVisible();
      // Below the panel, which scrolls by itself.
      await page.mouse.move(FULL.width / 2, FULL.height - 20);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
      await expect(panel).toBeInViewport();
      await expect(mainMenu(page)).toBeInViewport();

      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(shownBars(page)).toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
      await expect(shownBars(page)).toBeInViewport();
      await page.mouse.wheel(0, 200);
      await expect(burger(page)).toBeInViewport();
    });
  }

  test('S-30 NAV-03 a window that gets wider while scrolled has a navbar', async ({ page }) => {
    await page.setViewportSize(COMPACT);
    await openHeard(page, '/');
    await scrollBy(page, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.setViewportSize({ ...COMPACT, width: 1400 });
    await expect(shownBars(page)).toBeInViewport();
    await scrollBy(page, -200);
    await expect(mainMenu(page)).toBeInViewport();
  });

  test('NAV-03 compact alone at 1300 px, full from 1301 px, none at 900 px', async ({ page }) => {
    await page.setViewportSize(COMPACT);
    await page.goto('/');
    await expect(burger(page)).toBeInViewport();
    await expect(mainMenu(page)).toBeHidden();
    await scrollBy(page, 800);
    await expect(burger(page)).toBeInViewport();
    expect((await actions(page).boundingBox())?.y).toBeLessThan(64);

    await page.setViewportSize(NARROWEST_FULL);
    await page.goto('/');
    await expect(mainMenu(page)).toBeVisible();
    await expect(burger(page)).toBeHidden();

    await page.setViewportSize(MOBILE);
    await expect(mainMenu(page)).toBeHidden();
    await expect(actions(page)).toBeHidden();
  });

  test('NAV-03 at 1301 px all of the full navbar is on one line', async ({ page }) => {
    await page.setViewportSize(NARROWEST_FULL);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const items = navbar(page).getByRole('navigation').locator('a, button').filter({ visible: true });
    /** Of the words alone, in lines. */
    const heights = await items.evaluateAll((all) =>
      all.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(
          item.firstChild instanceof Text ? item.firstChild : (item.lastChild ?? item),
        );
        return words.getBoundingClientRect().height / parseFloat(getComputedStyle(item).fontSize);
      }),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThan(1.8);

    const boxes = await Promise.all([mainMenu(page), actions(page)].map((nav) => nav.boundingBox()));
    const [menuBox, actionsBox] = boxes;
    expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(actionsBox?.x ?? 0);
    expect((actionsBox?.x ?? 0) + (actionsBox?.width ?? 0)).toBeLessThan(NARROWEST_FULL.width);
  });

  test('NAV-06 a resize counts once it has lasted 200 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    // The script is there once it has marked the page that is shown.
    await expect(navbar(page).locator('[aria-current=page]')).not.toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    await mainMenu(page).getByRole('button').first().click();
    const open = page.locator('header :popover-open');
    await expect(open).toHaveCount(1);

    // The window gets too narrow for menus: the open one is closed, but only once the size has settled.
    const resize = async (width: number) => {
      const resized = page.evaluate(
        () => new Promise((done) => window.addEventListener('resize', done, { once: true })),
      );
      await page.setViewportSize({ ...COMPACT, width });
      await resized;
    };
    await resize(1200);
    await page.clock.runFor(150);
    await resize(1100);
    await page.clock.runFor(199);
    await expect(open).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(open).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-03 the full navbar stays in its place', async ({ page }) => {
    await page.goto('/');
    await expect(mainMenu(page)).toBeInViewport();
    await scrollBy(page, 800);
    await expect(mainMenu(page)).not.toBeInViewport();
    await expect(burger(page)).toBeHidden();
  });

  test('NAV-03 a narrow window has the compact one', async ({ page }) => {
    await page.setViewportSize(COMPACT);
    await page.goto('/');
    await scrollBy(page, 800);
    await expect(burger(page)).toBeInViewport();
  });
});

import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import {
  CAMPUS,
  ELSEWHERE,
  PROGRAMME,
  TITLES,
  arriveAtCrm,
  campusOf,
  closeOf,
  confirmOf,
  holdCall,
  modalOf,
  namesOf,
  openHeard,
  programmeOf,
  type Action,
  type Option,
} from '../support/action-modal.ts';
import { findFaults } from '../support/axe.ts';
import { englishSiteUrl } from '../support/site-environment.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const INCOMPLETE = 'Vous devez choisir un campus et une formation';
const NO_LINK = 'Lien CRM introuvable';
const NO_ANSWER = 'Le service ne répond pas pour le moment.';
const LOADING = 'Chargement en cours';
const NARROWED = 'Seules les formations de ce campus sont dans la liste.';

/** One of those that nobody applies for online. */
const SHORT_COURSE = { name: 'Certificat Gestion de crise', slug: 'certificat-gestion-de-crise' };

const NAVBAR_NAMES: Record<Action, string> = {
  brochure: 'Brochure',
  contact: 'Rendez-vous',
  registration: 'Candidater',
};
const linkOf = (page: Page, action: Action) =>
  page.getByRole('banner').getByRole('link', { name: NAVBAR_NAMES[action], exact: true }).first();

async function openModal(page: Page, action: Action, path = '/'): Promise<Locator> {
  await openHeard(page, path);
  await linkOf(page, action).click();
  const modal = modalOf(page, action);
  await expect(modal).toBeVisible();
  return modal;
}

/** Chooses, and waits for what depends on it. */
async function choose(modal: Locator, { programme, campus }: { programme: Option; campus: Option }) {
  await programmeOf(modal).selectOption({ label: programme.name });
  await campusOf(modal).selectOption({ label: campus.name });
  await expect(programmeOf(modal)).not.toHaveAttribute('aria-busy');
}

async function readOptions(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(`/api/crm-links/${path}`);
  return ((await answer.json()) as Option[]).map(({ name }) => name);
}

async function readProgrammes(request: APIRequestContext, action: Action, query = ''): Promise<string[]> {
  const answer = await request.get(`/api/crm-links/actions?locale=fr${query}`);
  return ((await answer.json()) as Record<Action, Option[]>)[action].map(({ name }) => name);
}

test.describe('what it shows', () => {
  test('MODAL-01 opens over the page with the chosen action, whose title it has', async ({ page }) => {
    await openHeard(page, '/');
    for (const action of ['brochure', 'contact', 'registration'] as const) {
      await linkOf(page, action).click();
      await expect(modalOf(page, action).getByRole('heading', { name: TITLES[action] })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('MODAL-02 a programme, then a campus, a button; every programme of the action', async ({
    page,
    request,
  }) => {
    const modal = await openModal(page, 'registration');
    await expect(campusOf(modal)).toBeDisabled();
    await expect(campusOf(modal)).toHaveAccessibleDescription('Choisissez d’abord une formation.');
    await expect(confirmOf(modal)).toBeVisible();
    await expect(modal.getByRole('alert')).toHaveCount(0);
    await expect(programmeOf(modal)).not.toHaveAttribute('aria-busy');
    expect(await namesOf(programmeOf(modal))).toEqual(await readProgrammes(request, 'registration'));

    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await expect(campusOf(modal)).toBeEnabled();
    await expect(campusOf(modal)).toHaveAccessibleDescription('');
  });

  test('in English, what the English site says', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHeard(page, `${englishSiteUrl()}/en`);
    await page.getByRole('banner').getByRole('link', { name: 'Brochure', exact: true }).first().click();

    const modal = page.getByRole('dialog', { name: 'Get the brochure' });
    await expect(modal.getByLabel('Programme', { exact: true })).not.toHaveAttribute('aria-busy');
    expect(await namesOf(modal.getByLabel('Programme', { exact: true }))).not.toHaveLength(0);
    expect(calls.some((url) => url.endsWith('/api/crm-links/actions?locale=en'))).toBe(true);
  });

  for (const viewport of [
    { width: 1440, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing at ${viewport.width} px, whatever it shows`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHeard(page, `/programme/${PROGRAMME.slug}`);
      await page.locator('main').getByRole('link', { name: 'Recevoir la brochure' }).first().click();
      const modal = modalOf(page, 'brochure');
      await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
      expect(await findFaults(page)).toEqual([]);

      await confirmOf(modal).click();
      await expect(modal.getByRole('alert')).toBeVisible();
      expect(await findFaults(page)).toEqual([]);

      await programmeOf(modal).selectOption('');
      await expect(campusOf(modal)).toBeDisabled();
      expect(await findFaults(page)).toEqual([]);
    });
  }
});

test.describe('what is chosen', () => {
  test('MODAL-03 a programme reloads the campuses', async ({ page, request }) => {
    const modal = await openModal(page, 'brochure');
    for (const { name, slug } of [PROGRAMME, ELSEWHERE]) {
      await programmeOf(modal).selectOption({ label: name });
      await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
      expect(await namesOf(campusOf(modal))).toEqual(
        await readOptions(request, `brochure/${slug}/campuses?locale=fr`),
      );
    }
  });

  test('MODAL-03 a campus narrows the programmes to its own', async ({ page, request }) => {
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });

    const narrowed = await readProgrammes(request, 'brochure', `&campus=${CAMPUS.slug}`);
    expect(narrowed).not.toContain(ELSEWHERE.name);
    await expect.poll(() => namesOf(programmeOf(modal))).toEqual(narrowed);
    await expect(programmeOf(modal)).toHaveValue(PROGRAMME.slug);

    await campusOf(modal).selectOption('');
    await expect.poll(() => namesOf(programmeOf(modal))).toContain(ELSEWHERE.name);
  });

  test('MODAL-03 the campus is cleared when the programme does not have it', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    // The programmes are still those of every campus.
    await holdCall(page, (url) => url.searchParams.get('campus') === CAMPUS.slug);
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await campusOf(modal).selectOption({ label: CAMPUS.name });
    await programmeOf(modal).selectOption({ label: ELSEWHERE.name });

    await expect(campusOf(modal)).toHaveValue('');
    await expect.poll(() => namesOf(campusOf(modal))).not.toContain(CAMPUS.name);
    await expect(programmeOf(modal)).toHaveValue(ELSEWHERE.slug);
  });

  test('MODAL-03 with a campus and no programme, the list holds that campus only', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await programmeOf(modal).selectOption('');

    await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
    expect(await namesOf(campusOf(modal))).toEqual([CAMPUS.name]);
    await expect(campusOf(modal)).toHaveValue(CAMPUS.slug);
  });

  test('MODAL-04 on a programme page the programme is chosen, and its campuses are there', async ({
    page,
    request,
  }) => {
    const modal = await openModal(page, 'registration', `/programme/${PROGRAMME.slug}`);
    await expect(programmeOf(modal)).toHaveValue(PROGRAMME.slug);
    await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
    expect(await namesOf(campusOf(modal))).toEqual(
      await readOptions(request, `registration/${PROGRAMME.slug}/campuses?locale=fr`),
    );
  });

  test('MODAL-04 on a campus page the campus is chosen, and its name is there', async ({ page, request }) => {
    const named = page.waitForRequest((call) => call.url().includes(`/api/campuses/${CAMPUS.slug}`));
    const modal = await openModal(page, 'contact', `/campus/${CAMPUS.slug}`);
    await named;
    await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');
    await expect(campusOf(modal)).toHaveValue(CAMPUS.slug);
    expect(await namesOf(campusOf(modal))).toEqual([CAMPUS.name]);
    await expect
      .poll(() => namesOf(programmeOf(modal)))
      .toEqual(await readProgrammes(request, 'contact', `&campus=${CAMPUS.slug}`));
  });

  test('S-41 a campus that narrows the programmes says so, and offers the way back', async ({
    page,
    request,
  }) => {
    const modal = await openModal(page, 'brochure');
    const all = await readProgrammes(request, 'brochure');
    await expect(modal.getByText(NARROWED)).toHaveCount(0);
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await expect(modal.getByText(NARROWED)).toBeVisible();
    await expect.poll(async () => (await namesOf(programmeOf(modal))).length).toBeLessThan(all.length);

    await modal.getByRole('button', { name: 'Revoir toutes les formations' }).click();
    await expect.poll(() => namesOf(programmeOf(modal))).toEqual(all);
    await expect(modal.getByText(NARROWED)).toHaveCount(0);
    await expect(programmeOf(modal)).toBeFocused();
    await expect(programmeOf(modal)).toHaveValue(PROGRAMME.slug);
  });

  test('S-41 the focus lands on what is still to choose', async ({ page }) => {
    const onProgramme = await openModal(page, 'brochure', `/programme/${PROGRAMME.slug}`);
    await expect(campusOf(onProgramme)).toBeFocused();
    const onCampus = await openModal(page, 'brochure', `/campus/${CAMPUS.slug}`);
    await expect(programmeOf(onCampus)).toBeFocused();
    const anywhere = await openModal(page, 'brochure');
    await expect(programmeOf(anywhere)).toBeFocused();
  });

  test('S-32 MODAL-04 where the action does not exist for the programme, the modal says so and leads on', async ({
    page,
    request,
  }) => {
    const modal = await openModal(page, 'registration', `/programme/${SHORT_COURSE.slug}`);
    await expect(modal.getByRole('alert')).toContainText('La candidature en ligne n’existe pas');
    expect(await namesOf(programmeOf(modal))).not.toContain(SHORT_COURSE.name);
    const way = modal.getByRole('link', { name: 'Nous contacter pour cette formation' });
    await expect(way).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
    await way.click();

    const contact = modalOf(page, 'contact');
    await expect(contact.getByRole('alert')).toHaveCount(0);
    await expect(programmeOf(contact)).toHaveValue(SHORT_COURSE.slug);
    await expect(campusOf(contact)).toBeFocused();
    await expect
      .poll(() => namesOf(campusOf(contact)))
      .toEqual(await readOptions(request, `contact/${SHORT_COURSE.slug}/campuses?locale=fr`));
  });

  test('CONST-01 quick choices make one call', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const modal = await openModal(page, 'brochure');
    await expect(programmeOf(modal)).not.toHaveAttribute('aria-busy');
    await programmeOf(modal).evaluate((select: HTMLSelectElement) => {
      for (const { value } of Array.from(select.options).slice(1, 6)) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect(campusOf(modal)).toBeEnabled();
    await expect(campusOf(modal)).not.toHaveAttribute('aria-busy');

    const chosen = await programmeOf(modal).inputValue();
    expect(calls.filter((path) => path.endsWith('/campuses'))).toEqual([
      `/api/crm-links/brochure/${chosen}/campuses`,
    ]);
  });

  test('an answer that comes too late is ignored', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    const isFirst = (url: URL) => url.pathname.includes(`/${PROGRAMME.slug}/campuses`);
    const asked = page.waitForRequest((request) => isFirst(new URL(request.url())));
    const release = await holdCall(page, isFirst);
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await asked;
    await programmeOf(modal).selectOption({ label: ELSEWHERE.name });
    await expect.poll(() => namesOf(campusOf(modal))).toEqual(['Bruxelles', 'Genève', 'Paris']);
    release();

    await campusOf(modal).selectOption({ label: 'Genève' });
    await expect(programmeOf(modal)).not.toHaveAttribute('aria-busy');
    expect(await namesOf(campusOf(modal))).toEqual(['Bruxelles', 'Genève', 'Paris']);
  });
});

test.describe('what is refused', () => {
  test('MODAL-05 confirm requires both', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    await confirmOf(modal).click();
    await expect(modal.getByRole('alert')).toHaveText(INCOMPLETE);
    await expect(programmeOf(modal)).toHaveAttribute('aria-invalid', 'true');
    await expect(programmeOf(modal)).toHaveAccessibleDescription(INCOMPLETE);

    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await expect(modal.getByRole('alert')).toHaveCount(0);
    await confirmOf(modal).click();
    await expect(modal.getByRole('alert')).toHaveText(INCOMPLETE);
    await expect(programmeOf(modal)).not.toHaveAttribute('aria-invalid');
    await expect(campusOf(modal)).toHaveAttribute('aria-invalid', 'true');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('MODAL-06 MODAL-09 a listed pair without a link', async ({ page }) => {
    const modal = await openModal(page, 'registration', '/programme/bachelor-affaires-europeennes');
    await campusOf(modal).selectOption({ label: 'Madrid' });
    await confirmOf(modal).click();

    await expect(modal.getByRole('alert')).toHaveText(NO_LINK);
    await expect(confirmOf(modal)).not.toHaveAttribute('aria-busy');
    await campusOf(modal).selectOption({ label: 'Lyon' });
    await expect(modal.getByRole('alert')).toHaveCount(0);
  });

  test('MODAL-08 only http(s) links are followed', async ({ page }) => {
    await page.route(`**/api/crm-links/brochure/*/${CAMPUS.slug}?*`, (route) =>
      route.fulfill({ json: { url: 'javascript:document.title="followed"' } }),
    );
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await confirmOf(modal).click();

    await expect(modal.getByRole('alert')).toHaveText(NO_LINK);
    expect(await page.title()).not.toBe('followed');
  });
});

test.describe('how it closes', () => {
  test('MODAL-07 on close the error and the choices are cleared', async ({ page }) => {
    const closings = [
      (modal: Locator) => closeOf(modal).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    const modal = await openModal(page, 'brochure');
    for (const close of closings) {
      await programmeOf(modal).selectOption({ label: PROGRAMME.name });
      await expect(campusOf(modal)).toBeEnabled();
      await confirmOf(modal).click();
      await expect(modal.getByRole('alert')).toBeVisible();
      await close(modal);
      await expect(modal).toBeHidden();

      await linkOf(page, 'brochure').click();
      await expect(modal).toBeVisible();
      await expect(programmeOf(modal)).toHaveValue('');
      await expect(campusOf(modal)).toBeDisabled();
      await expect(modal.getByRole('alert')).toHaveCount(0);
    }
  });

  test('MODAL-07 the campus is reset on navigation, back from the CRM too', async ({ page }) => {
    const modal = await openModal(page, 'contact', `/campus/${CAMPUS.slug}`);
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await confirmOf(modal).click();
    await arriveAtCrm(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const next = await openModal(page, 'contact');
    await expect(campusOf(next)).toBeDisabled();
  });

  test('MODAL-07 a page that the browser kept in memory comes back without it', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    await programmeOf(modal).selectOption({ label: PROGRAMME.name });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(modal).toBeHidden();

    await linkOf(page, 'contact').click();
    await expect(programmeOf(modalOf(page, 'contact'))).toHaveValue('');
  });

  test('the page behind does not scroll, and does again', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await closeOf(modal).click();
    await expect.poll(overflow).not.toBe('hidden');
  });
});

test.describe('where it leads', () => {
  async function leave(page: Page): Promise<URL> {
    await linkOf(page, 'registration').click();
    const modal = modalOf(page, 'registration');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await confirmOf(modal).click();
    return arriveAtCrm(page);
  }

  const CHOICE = { annee: '2027', campus: CAMPUS.slug, course: PROGRAMME.slug };

  test('MODAL-08 the CRM is told the choice and the campaign that brought the visitor', async ({ page }) => {
    await openHeard(page, '/?utm_source=salon&utm_medium=qr&utm_content=stand');
    const crm = await leave(page);
    expect(crm.pathname).toBe(`/crm-stub/candidature/${PROGRAMME.slug}/${CAMPUS.slug}`);
    expect(Object.fromEntries(crm.searchParams)).toEqual({
      ...CHOICE,
      'origine-tracking': 'stand',
      utm_source: 'salon',
      utm_medium: 'qr',
    });
  });

  test('S-33 TRACK-05 or the campaign of the link that was followed', async ({ page }) => {
    await openHeard(page, '/?utm_source=salon');
    await linkOf(page, 'registration').evaluate((link) =>
      link.setAttribute('href', '/crm/registration?utm_source=bandeau&utm_medium=site'),
    );
    expect(Object.fromEntries((await leave(page)).searchParams)).toEqual({
      ...CHOICE,
      'origine-tracking': 'bandeau',
      utm_source: 'bandeau',
      utm_medium: 'site',
    });
  });

  test('MODAL-08 or the search engine', async ({ page }) => {
    await openHeard(page, '/', { referer: 'https://www.qwant.com/' });
    expect(Object.fromEntries((await leave(page)).searchParams)).toEqual({
      ...CHOICE,
      'origine-tracking': 'ORGANIC_qwant',
      utm_source: 'qwant',
      utm_medium: 'organic',
    });
  });

  test('MODAL-08 or that nothing did', async ({ page }) => {
    await openHeard(page, '/');
    expect(Object.fromEntries((await leave(page)).searchParams)).toEqual({
      ...CHOICE,
      'origine-tracking': 'direct',
      utm_source: 'direct',
      utm_medium: 'none',
    });
  });

  test('MODAL-08 what the link says already is not said twice', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await confirmOf(modal).click();
    expect((await arriveAtCrm(page)).searchParams.getAll('campus')).toEqual([CAMPUS.slug]);
  });

  test('MODAL-08 the button is busy while the link is on its way, and asks once', async ({ page }) => {
    const isLink = (url: URL) => url.pathname.endsWith(`/${PROGRAMME.slug}/${CAMPUS.slug}`);
    const asked: string[] = [];
    page.on('request', (request) => isLink(new URL(request.url())) && asked.push(request.url()));
    const release = await holdCall(page, (url) => url.pathname.startsWith('/api/') && isLink(url));
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await confirmOf(modal).click();
    await expect(confirmOf(modal)).toHaveAttribute('aria-busy', 'true');
    await expect(confirmOf(modal)).toBeFocused();
    await page.keyboard.press('Enter');
    release();
    await arriveAtCrm(page);
    expect(asked.filter((url) => url.includes('/api/'))).toHaveLength(1);
  });
});

test.describe('when something fails', () => {
  const plainLink = (modal: Locator) => modal.getByRole('link', { name: 'Continuer sur une page simple' });

  test('the calls fail: a message, and the page that does the same', async ({ page }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, errorText: 'Erreur interne au serveur.' } }),
    );
    const modal = await openModal(page, 'brochure', `/programme/${PROGRAMME.slug}`);
    await expect(modal.getByRole('alert')).toHaveText(NO_ANSWER);
    await plainLink(modal).click();
    await expect(page).toHaveURL(`/crm/brochure?programme=${PROGRAMME.slug}`);
  });

  test('the calls do not answer: the same, after a while', async ({ page }) => {
    await page.clock.install();
    await holdCall(page, (url) => url.pathname.startsWith('/api/'));
    const modal = await openModal(page, 'contact');
    await expect(programmeOf(modal)).toHaveText(LOADING);
    await page.clock.fastForward(8000);
    await expect(modal.getByRole('alert')).toHaveText(NO_ANSWER);
    await expect(plainLink(modal)).toHaveAttribute('href', '/crm/contact');
  });

  test('S-41 lists that do not come can be asked for again', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    const modal = await openModal(page, 'brochure', `/programme/${PROGRAMME.slug}`);
    await expect(modal.getByRole('alert')).toHaveText(NO_ANSWER);
    await page.unroute('**/api/**');
    await modal.getByRole('button', { name: 'Réessayer' }).click();

    // The button goes with the failure, and the keyboard is not left without a place.
    await expect(campusOf(modal)).toBeFocused();
    await expect(modal.getByRole('alert')).toHaveCount(0);
    await expect(programmeOf(modal)).toHaveValue(PROGRAMME.slug);
    await expect.poll(() => namesOf(campusOf(modal))).toContain(CAMPUS.name);
    await expect(plainLink(modal)).toHaveCount(0);
  });

  test('the link does not come: it can be asked for again', async ({ page }) => {
    const modal = await openModal(page, 'brochure');
    await choose(modal, { programme: PROGRAMME, campus: CAMPUS });
    await page.route(`**/api/crm-links/brochure/*/${CAMPUS.slug}?*`, (route) => route.abort(), { times: 1 });
    await confirmOf(modal).click();
    await expect(modal.getByRole('alert')).toHaveText(NO_ANSWER);

    await confirmOf(modal).click();
    await arriveAtCrm(page);
  });

  test('the code of the modal does not come: the link is followed', async ({ page }) => {
    await openHeard(page, '/');
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route('**/_site/*.js', async (route) => {
      await lost;
      await route.abort();
    });
    await linkOf(page, 'brochure').click({ noWaitAfter: true });
    await expect(linkOf(page, 'brochure')).toHaveAttribute('aria-busy', 'true');
    lose();
    await expect(page).toHaveURL('/crm/brochure');
  });

  test('while it is on its way the link is busy, and a second click follows it', async ({ page }) => {
    await openHeard(page, '/');
    await holdCall(page, (url) => url.pathname.startsWith('/_site/'));
    await linkOf(page, 'brochure').click();
    await expect(linkOf(page, 'brochure')).toHaveAttribute('aria-busy', 'true');
    await linkOf(page, 'brochure').click({ noWaitAfter: true });
    await expect(page).toHaveURL('/crm/brochure');
  });

  test('a click that asks for a tab has one', async ({ page, context }) => {
    await openHeard(page, '/');
    const tab = context.waitForEvent('page');
    await linkOf(page, 'brochure').click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/crm/brochure');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('STATE-02 no progress bar for a click that leaves nothing', async ({ page }) => {
    await page.clock.install();
    const modal = await openModal(page, 'brochure');
    await page.clock.fastForward(1000);
    await expect(modal).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

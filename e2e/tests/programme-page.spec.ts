import { expect, test, type Page } from '@playwright/test';
import { openHeard } from '../support/action-modal.ts';
import { findFaults } from '../support/axe.ts';

const ANCHORS = ['objectifs', 'formation', 'admission', 'certification', 'tarif'];
const ACCESS_DELAY = 'Entre 48 h et 9 mois (calendrier national Parcoursup pour les BTS)';
const PHONES = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
];

const legend = (page: Page) => page.getByRole('complementary', { name: 'Légende' });
const route = (page: Page) => page.getByRole('navigation', { name: 'Dans cette page' });

/** Spaces are typography. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

type Facts = Record<string, string>;

/** The facts of a list, by their name. */
function readFacts(list: ReturnType<Page['locator']>): Promise<Facts> {
  return list
    .locator('dl > div')
    .evaluateAll((lines) =>
      Object.fromEntries(
        lines.map((line) => [
          line.querySelector('dt')?.textContent?.trim() ?? '',
          (line.querySelector('dd')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ]),
      ),
    );
}

/** The first of a list of programmes, with what its card says. */
async function openFirst(page: Page, list = '/programme'): Promise<Facts> {
  await page.goto(list);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const facts = await readFacts(card);
  await page.goto((await card.getByRole('link').getAttribute('href')) ?? '/');
  return facts;
}

test('PAGE-03 a programme has the anchors objectifs, formation, admission, certification, tarif', async ({
  page,
}) => {
  await openFirst(page);
  const links = route(page).getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ANCHORS.map((anchor) => `#${anchor}`),
  );
  for (const [rank, anchor] of ANCHORS.entries()) {
    const heading = page.locator(`section#${anchor}`).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(await links.nth(rank).innerText());
  }
});

test('the route of the page stays in sight and shows where the reader is', async ({ page }) => {
  await openFirst(page);
  const admission = route(page).getByRole('link', { name: 'Admission' });
  await expect(async () => {
    await page.locator('#admission').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(admission).toHaveAttribute('aria-current', 'location', { timeout: 500 });
  }).toPass();
  await expect(route(page).locator('[aria-current]')).toHaveCount(1);
  await expect(admission).toBeInViewport();
});

test('V-13 on a phone the current stop of the route is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHeard(page, '/programme/bachelor-relations-internationales');
  for (const anchor of ['tarif', 'objectifs']) {
    await page
      .locator(`section#${anchor}`)
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
    const current = route(page).locator('[aria-current=location]');
    await expect(current).toHaveAttribute('href', `#${anchor}`);
    await expect
      .poll(() =>
        current.evaluate((stop) => {
          const { left, right } = stop.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-03 an anchor leads to its section', async ({ page }) => {
    await openFirst(page);
    await route(page).getByRole('link', { name: 'Tarif' }).click();
    await expect(page).toHaveURL(/#tarif$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Tarif' })).toBeInViewport();
  });

  test('an answer is unfolded', async ({ page }) => {
    await openFirst(page);
    const question = page.locator('#formation summary').first();
    const answer = page.locator('#formation details p').first();
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
  });
});

for (const [name, list, delay] of [
  ['a bachelor', '/programme?categorie=bachelor', 'Entre 48 h et 9 mois'],
  ['a BTS', '/programme?categorie=bts', ACCESS_DELAY],
] as const) {
  test(`PAGE-06 ${name} tells its access delay`, async ({ page }) => {
    await openFirst(page, list);
    const admission = plain(await page.locator('#admission').innerText());
    expect(admission).toContain(`Délai d’accès ${delay}`);
    expect(admission.includes('pour les BTS')).toBe(delay === ACCESS_DELAY);
  });
}

test('PAGE-07 the page tells the attributes of its card, with the duration in full', async ({ page }) => {
  const card = await openFirst(page);
  const facts = await readFacts(legend(page));
  expect([facts.Rythme, facts.Campus, facts.Tarif]).toEqual([card.Rythme, card.Campus, card.Tarif]);

  const [levels = '', duration = ''] = (card.Niveau ?? '').split(', ');
  expect(facts.Niveau).toBe(levels);
  expect(duration).toMatch(/^\d+ (an|ans|mois|j|h)$/);
  expect(facts['Durée']).toMatch(
    new RegExp(`^${Number.parseInt(duration, 10)} (année|années|mois|jours|heures)`),
  );
});

for (const viewport of PHONES) {
  test(`a phone of ${viewport.width} × ${viewport.height} shows the key facts at once`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openFirst(page);
    const facts = await readFacts(legend(page));
    const bar = await page.getByRole('navigation', { name: 'Actions' }).boundingBox();
    const fold = bar?.y ?? viewport.height;
    for (const fact of [facts.Niveau, facts.Rythme, facts.Campus, facts.Tarif]) {
      const box = await page
        .getByRole('main')
        .getByText(fact ?? '', { exact: true })
        .first()
        .boundingBox();
      expect([fact, box !== null && box.y + box.height <= fold]).toEqual([fact, true]);
    }
  });
}

test('V-01 the cost is that of every year, of the registration fee and of the contributions; an apprentice pays nothing', async ({
  page,
}) => {
  const cellsOf = async (name: RegExp) => {
    const cells = page.getByRole('row', { name }).getByRole('cell');
    return (await cells.allInnerTexts()).map((text) => plain(text).replace(/(?<=\d) (?=\d)/g, ''));
  };
  await openFirst(page, '/programme?categorie=bts&rythme=initial&rythme=alternance');
  const [detail, total] = await cellsOf(/^Initial/);
  const [, years, perYear] = /(\d+) années? à (\d+) €/.exec(detail ?? '') ?? [];
  const [, fee = '0'] = /(\d+) € de frais/.exec(detail ?? '') ?? [];
  const [, contribution = '0'] = /(\d+) € par an de contribution/.exec(detail ?? '') ?? [];
  expect(Number(years)).toBeGreaterThan(0);
  expect(Number(contribution)).toBeGreaterThan(0);
  expect(total).toBe(`${Number(years) * (Number(perYear) + Number(contribution)) + Number(fee)} €`);

  const [apprentice, nothing] = await cellsOf(/^Alternance/);
  expect(nothing).toBe('0 €');
  expect(apprentice).toContain('OPCO');
});

test('V-02 the price leads to the fees, to financing, to the open days and to the offers', async ({
  page,
}) => {
  await openFirst(page, '/programme?rythme=alternance');
  const fees = page.locator('#tarif');
  for (const [name, path] of [
    ['Tous les tarifs', '/integrer-meridia/tarifs'],
    ['Financer ses études', '/integrer-meridia/financement'],
    ['Venir à une journée portes ouvertes', '/agenda?type=open-door'],
    ['Voir les offres d’alternance', '/offres-alternance?contrat=alternance'],
  ] as const)
    await expect(fees.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the actions of the page and of its frame start from the programme', async ({ page }) => {
  await openFirst(page);
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  for (const part of [page.getByRole('banner'), route(page), page.getByRole('main')])
    await expect(part.getByRole('link', { name: /^Candidater/ }).first()).toHaveAttribute(
      'href',
      `/crm/registration?programme=${slug}`,
    );
  await expect(
    page.getByRole('region', { name: 'Brochure' }).getByRole('link', { name: 'Recevoir la brochure' }),
  ).toHaveAttribute('href', `/crm/brochure?programme=${slug}`);
});

test('its campuses and the programmes near it are links', async ({ page }) => {
  const { Campus: campuses = '' } = await openFirst(page);
  await legend(page).getByRole('link', { name: campuses }).click();
  const list = page.locator('#campus-liste').getByRole('listitem').getByRole('link');
  await expect(list).toHaveCount(Number.parseInt(campuses, 10));
  await expect(list.first()).toBeInViewport();

  const near = page.getByRole('region', { name: 'Formations voisines' });
  await expect(near.getByRole('link', { name: /^Comparer/ })).toHaveAttribute(
    'href',
    /^\/programme\/comparer\?p=/,
  );
  await near.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(legend(page)).toBeVisible();
});

test('an unknown programme does not exist', async ({ request }) => {
  expect((await request.get('/programme/formation-inconnue')).status()).toBe(404);
});

for (const width of [1440, 390]) {
  test(`axe finds nothing on a programme at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFirst(page);
    expect(await findFaults(page, 'main')).toEqual([]);
  });
}

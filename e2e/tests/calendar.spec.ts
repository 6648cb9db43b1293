import { expect, test, type Page } from '@playwright/test';

const PROGRAMME = 'Bachelor Relations internationales';
const CALENDAR = '/calendrier?programme=bachelor-relations-internationales&campus=lyon';

const nearest = (page: Page) =>
  page
    .getByRole('region', { name: /^Au plus près/ })
    .getByRole('listitem')
    .first();

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('CAL-03 a programme and a campus are chosen by the keyboard, and give their next dates', async ({
    page,
  }) => {
    await page.goto('/calendrier');
    const main = page.getByRole('main');
    const programme = main.getByLabel('Formation');
    await programme.focus();
    await page.keyboard.type(PROGRAMME);
    await page.keyboard.press('Enter');
    await expect(programme).toHaveValue('bachelor-relations-internationales');
    await main.getByRole('button', { name: 'Voir les dates' }).press('Enter');
    await main.getByLabel('Campus').selectOption({ label: 'Lyon' });
    await main.getByRole('button', { name: 'Voir les dates' }).press('Enter');

    await expect(page).toHaveURL(CALENDAR);
    for (const kind of ['Portes ouvertes', 'Date limite de candidature', 'Épreuves d’admission', 'Rentrée'])
      await expect(main.getByText(kind, { exact: true }).first()).toBeVisible();
  });

  test('CAL-04 a place that is typed gives the nearest open days', async ({ page }) => {
    await page.goto('/agenda');
    const visit = page.getByRole('search', { name: 'Portes ouvertes près de chez vous' });
    await visit.getByLabel('Code postal ou ville').fill('69100');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/visite?lieu=69100');
    await expect(page.getByRole('heading', { name: 'Au plus près de : Villeurbanne (69100)' })).toBeVisible();
    await expect(nearest(page)).toContainText('Lyon');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('CAL-01 an event and a whole calendar are kept as files by a touch', async ({ page }) => {
    await page.goto(CALENDAR);
    const main = page.getByRole('main');
    for (const [link, file] of [
      [main.getByRole('link', { name: /^Ajouter à mon calendrier : Portes/ }).first(), /\.ics$/],
      [
        main.getByRole('link', { name: `Ajouter à mon calendrier : ${PROGRAMME}, Lyon` }),
        /^calendrier\.ics$/,
      ],
    ] as const) {
      const download = page.waitForEvent('download');
      await link.tap();
      expect((await download).suggestedFilename()).toMatch(file);
    }
    await expect(main.getByRole('link', { name: /^S’abonner/ }).first()).toHaveAttribute('href', /^webcal:/);
  });

  test('CAL-04 a name of several towns asks which one', async ({ page }) => {
    await page.goto('/visite?lieu=saint-denis');
    await page.getByRole('link', { name: /\(93200\)/ }).tap();

    await expect(page).toHaveURL('/visite?lieu=93200');
    await expect(nearest(page)).toContainText('Paris');
  });
});

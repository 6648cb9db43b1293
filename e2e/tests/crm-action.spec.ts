import { expect, test, type Locator, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { readReceived, stubUrl } from '../support/crm-stub.ts';

const programmes = (page: Page) => page.getByRole('main').getByLabel('Formation');
const campuses = (page: Page) => page.getByRole('main').getByLabel('Campus');
const confirm = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Confirmer' });
const error = (page: Page) => page.getByRole('main').getByRole('alert');

/** The first one, with the keyboard; its slug. */
async function chooseFirst(page: Page, list: Locator): Promise<string> {
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
  return list.inputValue();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-14, MODAL-05 from the home page to the CRM, with the keyboard alone', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Rendez-vous' }).first().press('Enter');
    await expect(page).toHaveURL('/crm/contact');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Nous contacter ou prendre rendez-vous' }),
    ).toBeVisible();
    await expect(campuses(page)).toBeDisabled();

    await confirm(page).press('Enter');
    await expect(error(page)).toHaveText('Vous devez choisir un campus et une formation');

    const programme = await chooseFirst(page, programmes(page));
    await confirm(page).press('Enter');
    await expect(error(page)).toBeHidden();
    await expect(programmes(page)).toHaveValue(programme);

    const campus = await chooseFirst(page, campuses(page));
    await confirm(page).press('Enter');
    await expect(page).toHaveTitle('CRM');
    const path = `/contact/${campus}/${programme}`;
    expect(await readReceived(request, path)).toContainEqual({
      method: 'GET',
      path,
      query: {
        campus,
        course: programme,
        'origine-tracking': 'direct',
        utm_source: 'direct',
        utm_medium: 'none',
      },
    });
  });

  test('TRACK-05 the campaign in the address of the form reaches the CRM', async ({ page, request }, {
    testId,
  }) => {
    const mark = `salon-${testId}`;
    await page.goto(
      `/crm/registration?programme=bts-commerce-international&utm_source=${mark}&utm_medium=affiche&utm_content=quai`,
    );
    await campuses(page).selectOption('paris');
    await confirm(page).click();

    await expect(page).toHaveURL(
      new RegExp(`^${stubUrl()}/crm-stub/candidature/bts-commerce-international/paris`),
    );
    expect(await readReceived(request, mark)).toEqual([
      {
        method: 'GET',
        path: '/candidature/bts-commerce-international/paris',
        query: {
          annee: '2027',
          campus: 'paris',
          course: 'bts-commerce-international',
          'origine-tracking': 'quai',
          utm_source: mark,
          utm_medium: 'affiche',
        },
      },
    ]);
  });

  test('TRACK-05 the campaign of the page that leads to a complete choice reaches the CRM', async ({
    page,
    request,
  }, { testId }) => {
    const mark = `lettre-${testId}`;
    await page.goto(`/crm/brochure?campus=paris&utm_source=${mark}`);
    await programmes(page).selectOption('bts-tourisme');
    await confirm(page).click();

    await expect(page).toHaveTitle('CRM');
    const [received] = await readReceived(request, mark);
    expect(received?.query).toEqual({
      campus: 'paris',
      course: 'bts-tourisme',
      'origine-tracking': mark,
      utm_source: mark,
      utm_medium: 'none',
    });
  });

  test('S-32 MODAL-04 where the action does not exist for the programme, the page says so and leads on', async ({
    page,
  }) => {
    const programme = 'certificat-gestion-de-crise';
    await page.goto(`/crm/registration?programme=${programme}`);
    const main = page.getByRole('main');
    await expect(main.getByText('La candidature en ligne n’existe pas pour cette formation')).toBeVisible();
    await expect(programmes(page)).toHaveValue('');
    await main.getByRole('link', { name: 'Nous contacter pour cette formation' }).click();

    await expect(page).toHaveURL(`/crm/contact?programme=${programme}`);
    await expect(programmes(page)).toHaveValue(programme);
    await chooseFirst(page, campuses(page));
    await confirm(page).press('Enter');
    await expect(page).toHaveTitle('CRM');
  });

  test('MODAL-06 a choice without a link leads to the campus, and back to the form', async ({ page }) => {
    await page.goto('/crm/registration?programme=bachelor-affaires-europeennes');
    await campuses(page).selectOption('madrid');
    await confirm(page).click();

    const main = page.getByRole('main');
    await expect(error(page)).toHaveText('Lien CRM introuvable');
    await expect(main.getByRole('link', { name: 'madrid@meridia.example' })).toHaveAttribute(
      'href',
      'mailto:madrid@meridia.example',
    );
    await expect(main.getByRole('link', { name: /^\d[\d ]+$/ })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByText('Calle de los Embajadores')).toBeVisible();

    await main.getByRole('link', { name: 'Recommencer' }).click();
    await expect(page).toHaveURL('/crm/registration');
  });
});

for (const path of [
  '/crm/brochure',
  '/crm/contact?programme=&campus=',
  '/crm/registration?programme=bachelor-affaires-europeennes&campus=',
  '/crm/registration?programme=bachelor-affaires-europeennes&campus=madrid',
  '/crm/registration?programme=certificat-gestion-de-crise',
]) {
  test(`${path} has no fault that axe finds`, async ({ page }) => {
    await page.goto(path);

    expect(await findFaults(page, 'main')).toEqual([]);
  });
}

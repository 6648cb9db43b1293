import { expect, type Locator, type Page } from '@playwright/test';
import { openHeard, type Action } from './action-modal.ts';

export const MEANS = ['by mouse', 'by keyboard', 'by touch', 'without JavaScript'] as const;
export type Means = (typeof MEANS)[number];

export const MOBILE = { width: 390, height: 844 };

/** Where a visitor sets out, and what leads from there to an action. */
export type Start = {
  name: string;
  path: string;
  action: Action;
  isMobile?: boolean;
  /** What is to be opened first. */
  behind?: (page: Page) => Locator;
  link: (page: Page, action: Action) => Locator;
};

const inMain = (page: Page, action: Action) => page.locator(`main a[href^="/crm/${action}"]:visible`).first();

export const STARTS: readonly Start[] = [
  { name: 'the home page', path: '/', action: 'brochure', link: inMain },
  {
    name: 'a programme page',
    path: '/programme/bachelor-relations-internationales',
    action: 'registration',
    link: inMain,
  },
  { name: 'a campus page', path: '/campus/tours', action: 'contact', link: inMain },
  {
    name: 'the bottom bar of a mobile',
    path: '/agenda',
    action: 'registration',
    isMobile: true,
    link: (page) => page.locator('a[href="/crm/registration"]:visible').last(),
  },
  {
    name: 'the sidebar',
    path: '/actualites',
    action: 'contact',
    isMobile: true,
    behind: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    link: (page) =>
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Rendez-vous', exact: true }),
  },
  {
    name: 'the error page',
    path: '/page-introuvable',
    action: 'brochure',
    link: (page, action) => page.locator(`a[href="/crm/${action}"]:visible`).first(),
  },
];

/** Does what a visitor does with a control, by these means. */
export async function use(control: Locator, means: Means): Promise<void> {
  if (means === 'by touch') return control.tap();
  if (means !== 'by keyboard') return control.click();
  await control.focus();
  await control.press('Enter');
}

/** An arrow for each option, as a keyboard does: every step is a choice. */
async function stepTo(select: Locator, name: string): Promise<void> {
  await select.focus();
  const options = await select.locator('option').allTextContents();
  const chosen = await select.locator('option:checked').textContent();
  const steps = options.indexOf(name) - options.indexOf(chosen ?? '');
  const key = steps < 0 ? 'ArrowUp' : 'ArrowDown';
  for (let step = 0; step < Math.abs(steps); step += 1) await select.press(key);
}

export async function choose(select: Locator, name: string, means: Means): Promise<void> {
  await expect(select.locator('option', { hasText: name }).first()).toBeAttached();
  if ((await select.locator('option:checked').textContent()) === name) return;
  if (means === 'by keyboard') await stepTo(select, name);
  else await select.selectOption({ label: name });
  await expect(select.locator('option:checked')).toHaveText(name);
}

export async function setOut(page: Page, start: Start, means: Means, query: string): Promise<void> {
  const address = `${start.path}?${query}`;
  await (means === 'without JavaScript' ? page.goto(address) : openHeard(page, address));
  if (start.behind) await use(start.behind(page), means);
  await use(start.link(page, start.action), means);
}

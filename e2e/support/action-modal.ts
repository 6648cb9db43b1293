import type { Locator, Page } from '@playwright/test';

export type Option = { name: string; slug: string };
export type Action = 'brochure' | 'contact' | 'registration';

export const TITLES: Record<Action, string> = {
  brochure: 'Recevoir la brochure',
  contact: 'Nous contacter ou prendre rendez-vous',
  registration: 'Candidater en ligne',
};

/** Two programmes of the school, and a campus that has the first and not the second. */
export const PROGRAMME = {
  name: 'Bachelor Relations internationales',
  slug: 'bachelor-relations-internationales',
};
export const ELSEWHERE = { name: 'MBA Diplomatie d’affaires', slug: 'mba-diplomatie-d-affaires' };
export const CAMPUS = { name: 'Tours', slug: 'tours' };

export const modalOf = (page: Page, action: Action) => page.getByRole('dialog', { name: TITLES[action] });
export const programmeOf = (modal: Locator) => modal.getByLabel('Formation', { exact: true });
export const campusOf = (modal: Locator) => modal.getByLabel('Campus', { exact: true });
export const confirmOf = (modal: Locator) => modal.getByRole('button', { name: 'Confirmer' });
export const closeOf = (modal: Locator) => modal.getByRole('button', { name: 'Fermer la fenêtre' });

/** What can be chosen, without the line that asks to choose. */
export async function namesOf(select: Locator): Promise<string[]> {
  return (await select.locator('option').allTextContents()).slice(1);
}

/** Runs in the page. A clock of Playwright keeps no marks: this does. */
function noteFrame(): void {
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'frame') Object.assign(window, { hasFrame: true });
    return mark(name, options);
  };
}

/** Opens a page and waits until its scripts listen: before that, a link of an action is a link. */
export async function openHeard(page: Page, path: string, options?: { referer: string }): Promise<void> {
  await page.addInitScript(noteFrame);
  await page.goto(path, options);
  await page.waitForFunction(() => 'hasFrame' in window);
}

/** A call of the browser that does not answer until it is let go. */
export async function holdCall(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isHeld, async (route) => {
    await held;
    // A call that was given up has nobody to answer.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The CRM that the browser arrives at, whose answer is the stub's. */
export async function arriveAtCrm(page: Page): Promise<URL> {
  await page.waitForURL((url) => url.pathname.startsWith('/crm-stub/'));
  return new URL(page.url());
}

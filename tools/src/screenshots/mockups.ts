import type { Page } from '@playwright/test';

export type Mockup = {
  /** The mockup's own name, which is the picture's. */
  name: string;
  path: string;
  /** Shows the state the mockup is about, at that width; what is then on the screen is the picture, not the whole page. */
  open?: (page: Page, isWide: boolean) => Promise<void>;
  /** A visitor who has not chosen sees the banner of consent. */
  isFirstVisit?: boolean;
};

async function scrollToSections(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
}

/** A wide screen has the menu itself, and the way to the sidebar only once the page is scrolled. */
async function openSidebar(page: Page): Promise<void> {
  const way = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (!(await way.isVisible())) await scrollToSections(page);
  await way.click();
}

async function openInSidebar(page: Page, ...entries: string[]): Promise<void> {
  await openSidebar(page);
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  for (const entry of entries)
    await sidebar.locator('summary').getByText(entry, { exact: true }).filter({ visible: true }).click();
}

const openMenu = (name: string) => async (page: Page, isWide: boolean) => {
  if (!isWide) return openInSidebar(page, name);
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('button', { name, exact: true }).click();
};

const openTopMenu = async (page: Page, isWide: boolean) => {
  if (isWide) await page.getByRole('button', { name: 'Services', exact: true }).click();
  else await openInSidebar(page, 'Vous êtes : Étudiant');
};

/** Before the script of the page its links of actions are links: the picture is of the modal. */
const openAction = (title: string, path: string) => async (page: Page) => {
  await page.locator(`main a[href^="${path}"]`).first().click();
  const modal = page.getByRole('dialog', { name: title });
  await modal.getByRole('option').nth(1).waitFor({ state: 'attached' });
};

/** It comes by itself. */
const openPopin = (page: Page) => page.locator('dialog:has(form[method="dialog"])[open]').waitFor();

const loseNetwork = (page: Page) => page.context().setOffline(true);

async function openConsentPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Personnaliser' }).click();
}

/** One for each mockup of the design; the last two have none. */
export const MOCKUPS: readonly Mockup[] = [
  // What the README shows: the first screen, not the whole page.
  { name: 'premier-ecran', path: '/', open: (page) => page.mouse.move(0, 0) },
  { name: 'home', path: '/' },
  { name: 'programmes', path: '/programme' },
  { name: 'programmes-vide', path: '/programme?campus=caen&domaine=relations-internationales&categorie=mba' },
  { name: 'programme', path: '/programme/bachelor-relations-internationales' },
  { name: 'campus-index', path: '/campus' },
  { name: 'campus', path: '/campus/lyon' },
  { name: 'agenda', path: '/agenda' },
  { name: 'agenda-vide', path: '/agenda?type=job-dating&campus=annecy' },
  { name: 'evenement', path: '/agenda/jpo-lyon-centre-de-langues' },
  { name: 'actualites', path: '/actualites' },
  { name: 'actualite', path: '/actualites/madrid-forum-amerique-latine' },
  { name: 'offres-alternance', path: '/offres-alternance' },
  { name: 'admissions', path: '/integrer-meridia/admissions' },
  { name: 'contact', path: '/contact' },
  { name: 'entreprise', path: '/entreprise' },
  { name: 'erreur-404', path: '/page-introuvable' },
  { name: 'hors-ligne', path: '/hors-ligne' },
  { name: 'banniere-popin', path: '/', open: openPopin },
  { name: 'menu-formations', path: '/', open: openMenu('Formations') },
  { name: 'menu-campus', path: '/', open: openMenu('Campus') },
  { name: 'menus-haut', path: '/', open: openTopMenu },
  { name: 'navbar-compacte', path: '/programme/bachelor-relations-internationales', open: scrollToSections },
  { name: 'sidebar-principal', path: '/', open: openSidebar },
  { name: 'sidebar-sous-menu', path: '/', open: (page) => openInSidebar(page, 'Formations') },
  {
    name: 'sidebar-sous-sous-menu',
    path: '/',
    open: (page) => openInSidebar(page, 'Formations', 'Relations internationales'),
  },
  { name: 'modale-brochure', path: '/', open: openAction('Recevoir la brochure', '/crm/brochure') },
  { name: 'modale-candidature', path: '/', open: openAction('Candidater en ligne', '/crm/registration') },
  { name: 'toasts', path: '/', open: loseNetwork },
  { name: 'consentement', path: '/', open: async () => undefined, isFirstVisit: true },
  { name: 'consentement-choix', path: '/', open: openConsentPanel, isFirstVisit: true },
];

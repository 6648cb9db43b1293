import { readPublished } from '@meridia/tools/crawl/published-addresses';
import { declaredLinks } from './declared-links.ts';
import { actionPath } from './crm-answer.ts';

const FOLDERS = ['programme', 'campus', 'agenda', 'actualites', 'blog', 'offres-alternance', 'temoignages'];
/** What has an address of its own, and needs no document. */
const FIXED = [
  '/',
  ...[
    '/programme',
    '/campus',
    '/agenda',
    '/actualites',
    '/actualites/page/2',
    '/offres-alternance',
    '/ecole/equipe',
  ],
  ...['/programme/bts-communication/cout', '/programme/comparer'],
  ...['/programme?campus=lyon', '/agenda?campus=lyon', '/actualites?campus=lyon'],
  ...['/calendrier', '/calendrier?campus=lyon', '/visite'],
  ...[
    '/contact',
    '/recherche',
    '/hors-ligne',
    '/crm/brochure',
    '/crm/brochure?campus=lyon',
    '/page-introuvable',
    '/blog',
  ],
];

/** What a visitor has written or chosen: kept for minutes by one node, and made by the content service when that is over. */
export const BRIEF_PAGES = [
  '/recherche?q=lyon',
  '/visite?lieu=69100',
  '/programme/comparer?p=bts-communication,bts-tourisme',
  '/programme/bts-communication/cout?age=19',
];

/** The address of an action whose choice is complete: it leads to the CRM. */
export function completeAction(): string {
  const link = declaredLinks().find(({ action, url }) => action === 'brochure' && url !== null);
  if (!link) throw new Error('No action has a link');
  return actionPath(link.action, { programme: link.course, campus: link.campus });
}

/** Every published address of the French site. */
export async function frenchPages(contentUrl: string): Promise<string[]> {
  const { pages } = await readPublished(contentUrl);
  return [...new Set(pages.filter((page) => !page.startsWith('/en/')))];
}

/** One address of each template, with its filters, an unknown one, a redirect and an action. */
export async function pagesOfEachKind(contentUrl: string): Promise<string[]> {
  const pages = await frenchPages(contentUrl);
  const documents = FOLDERS.map((folder) => pages.find((page) => page.startsWith(`/${folder}/`)) ?? '');
  const isSection = (page: string) => !FOLDERS.some((folder) => page.startsWith(`/${folder}`));
  const sections = pages.filter(isSection);
  const deep = sections.find((page) => page.split('/').length > 2) ?? '';
  const flat = sections.find((page) => page.split('/').length === 2 && !FIXED.includes(page)) ?? '';
  return [...FIXED, ...documents, deep, flat, completeAction()];
}

/** What has an address of its own and needs no document: lists, filters, forms, tools. */
const FIXED = [
  ...[
    '/',
    '/en',
    '/programme',
    '/campus',
    '/agenda',
    '/actualites',
    '/actualites/page/2',
    '/offres-alternance',
  ],
  ...['/programme?campus=lyon', '/agenda?campus=lyon', '/actualites?campus=lyon', '/calendrier', '/visite'],
  ...['/contact', '/recherche', '/crm/brochure', '/crm/contact', '/ecole/equipe', '/programme/comparer'],
];
/** Words that visitors type; nobody has searched them before in this run. */
const SEARCHES = [
  '/recherche?q=bourse',
  '/recherche?q=alternance+lyon',
  '/recherche?q=frais',
  '/recherche?q=erasmus',
];
const PER_FOLDER = 6;
const ACTIONS = ['brochure', 'contact', 'registration'];
const CAMPUSES = ['paris', 'lyon'];
const PROGRAMMES = 12;

/** Complete choices, of which not every one has a link: those that lead to the CRM are found by asking. */
export const possibleChoices = (published: readonly string[]): string[] =>
  published
    .filter((page) => page.startsWith('/programme/'))
    .slice(0, PROGRAMMES)
    .flatMap((page) =>
      ACTIONS.flatMap((action) =>
        CAMPUSES.map((campus) => `/crm/${action}?programme=${page.split('/').at(-1)}&campus=${campus}`),
      ),
    );

/** Of every folder some documents, in both languages, and what is not a document. */
export function visitedAddresses(published: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const page of published) {
    const folder = page
      .split('/')
      .slice(0, page.startsWith('/en/') ? 3 : 2)
      .join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  const documents = [...folders.values()].flatMap((pages) => pages.slice(0, PER_FOLDER));
  return [...new Set([...FIXED, ...SEARCHES, ...documents])];
}

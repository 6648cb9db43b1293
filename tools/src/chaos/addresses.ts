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
const PER_FOLDER = 6;

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
  return [...new Set([...FIXED, ...documents])];
}

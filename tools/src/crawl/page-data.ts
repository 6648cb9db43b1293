import { nodeFaults, readGraph, typeOf, type Node } from '../structured-data/check-data.ts';
import { differences } from '../structured-data/same-as-page.ts';
import type { Fault } from './crawl-site.ts';
import { readTags, textOf, withoutUnread } from './html-tags.ts';
import { familyOf, languageOf } from './links.ts';

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** A page, its title and its frame: what its data may say is somewhere in it. */
function shownBy(html: string) {
  const read = withoutUnread(html);
  const days = readTags(read).flatMap(({ attributes }) => attributes.get('datetime') ?? []);
  return { text: textOf(read), days: new Set(days.map((day) => day.slice(0, 10))) };
}

function faultsOfBlocks(html: string, address: string): { nodes: Node[]; faults: string[] } {
  const blocks = Array.from(html.matchAll(BLOCK), ([, json = '']) => readGraph(json));
  const nodes = blocks.flatMap((block) => block ?? []);
  return {
    nodes,
    faults: [
      ...(blocks.length > 1 ? [`has ${blocks.length} blocks of data`] : []),
      ...(blocks.includes(null) ? ['has data that cannot be read'] : []),
      ...nodes.flatMap(nodeFaults),
      ...differences(nodes, shownBy(html), languageOf(address)),
    ],
  };
}

/** What the pages of a crawl say to programs, and which things each family of pages says. */
export function createPageData() {
  const faults: Fault[] = [];
  const typesOf = new Map<string, Set<string>>();
  let count = 0;
  return {
    check(address: string, html: string): void {
      const found = faultsOfBlocks(html, address);
      if (found.nodes.length > 0) count += 1;
      const family = familyOf(address);
      const types = typesOf.get(family) ?? new Set();
      for (const node of found.nodes) types.add(typeOf(node));
      typesOf.set(family, types);
      faults.push(...found.faults.map((fault) => ({ address, fault })));
    },
    count: () => count,
    faults: (): readonly Fault[] => faults,
    typesOf: (): ReadonlyMap<string, ReadonlySet<string>> => typesOf,
  };
}

export type PagesData = ReturnType<typeof createPageData>;

/** What each kind of page must say at least. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '/': ['CollegeOrUniversity'],
  '/campus': ['CollegeOrUniversity', 'BreadcrumbList'],
  '/campus/*': ['CollegeOrUniversity', 'BreadcrumbList'],
  '/programme': ['BreadcrumbList'],
  '/programme/*': ['Course', 'EducationalOccupationalProgram', 'FAQPage', 'BreadcrumbList'],
  '/agenda': ['BreadcrumbList'],
  '/agenda/*': ['Event', 'BreadcrumbList'],
  '/actualites/*': ['NewsArticle', 'BreadcrumbList'],
  '/blog/*': ['BlogPosting', 'BreadcrumbList'],
  '/offres-alternance/*': ['JobPosting', 'BreadcrumbList'],
  '/temoignages/*': ['BreadcrumbList'],
  '/contact': ['CollegeOrUniversity'],
  '/ecole/*': ['BreadcrumbList'],
};

/** The kinds of page that lack a thing, in both languages. */
export function missingTypes(typesOf: ReadonlyMap<string, ReadonlySet<string>>): Fault[] {
  return Object.entries(EXPECTED).flatMap(([family, types]) =>
    [family, family === '/' ? '/en/' : `/en${family}`].flatMap((address) => {
      const said = typesOf.get(address);
      if (!said) return [];
      return types.filter((type) => !said.has(type)).map((type) => ({ address, fault: `says no ${type}` }));
    }),
  );
}

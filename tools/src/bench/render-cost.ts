import { cpuMs } from '../services/process-facts.ts';
import type { WebNode } from '../services/web-node.ts';
import { openConnection, toQuestion } from './kept-connection.ts';

export type RenderCost = { template: string; pages: number; ms: number };

const DOCUMENTS = [
  '/programme/',
  '/campus/',
  '/agenda/',
  '/actualites/',
  '/blog/',
  '/offres-alternance/',
  '/temoignages/',
];
/** The lists, by what each of them calls a place. */
const LISTS = {
  '/programme': 'campus',
  '/agenda': 'campus',
  '/actualites': 'campus',
  '/offres-alternance': 'ville',
};
const BR = { 'Accept-Encoding': 'br' };

/** The addresses of the French site: what is published, and each list for each campus. */
export function toAddresses(published: readonly string[]): string[] {
  const french = published.filter((page) => !page.startsWith('/en/'));
  const campuses = french.flatMap((page) => /^\/campus\/(.+)$/.exec(page)?.[1] ?? []);
  const lists = Object.entries(LISTS).flatMap(([list, place]) => [
    list,
    ...campuses.map((campus) => `${list}?${place}=${campus}`),
  ]);
  return [...new Set(['/', '/campus', '/contact', ...lists, ...french])];
}

function templateOf(address: string): string {
  const [path = ''] = address.split('?');
  if (path in LISTS) return `list ${path}`;
  return DOCUMENTS.find((folder) => path.startsWith(folder)) ?? 'section, home, contact';
}

/** Each once, one after the other; gives how many of them had to be made. */
export async function askEach({ url }: WebNode, addresses: readonly string[]): Promise<number> {
  const { ask, close } = await openConnection(Number(new URL(url).port));
  let made = 0;
  for (const address of addresses) {
    const { status, headers } = await ask(toQuestion(address, BR));
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    if (headers.some(([name, value]) => name === 'X-Cache' && value === 'MISS')) made += 1;
  }
  close();
  return made;
}

/** CPU of a page that is made, compressed and kept, template by template; one page of two only warms the process up. */
export async function measureRenders(site: WebNode, addresses: readonly string[]): Promise<RenderCost[]> {
  const pid = site.child.pid ?? 0;
  await askEach(
    site,
    addresses.filter((_one, rank) => rank % 2 === 0),
  );
  const templates = Map.groupBy(
    addresses.filter((_one, rank) => rank % 2 === 1),
    templateOf,
  );
  const costs: RenderCost[] = [];
  for (const [template, pages] of templates) {
    const before = cpuMs(pid);
    const made = await askEach(site, pages);
    costs.push({ template, pages: made, ms: (cpuMs(pid) - before) / made });
  }
  return costs;
}

import { ask } from './ask.ts';
import { askAll } from './ask-all.ts';
import { checkFiles } from './check-files.ts';
import { isFollowed, languageOf, readLink } from './links.ts';
import { readPage, type PageContent } from './page-content.ts';
import { createDescriptions, type Descriptions } from './page-descriptions.ts';
import { createPageData, type PagesData } from './page-data.ts';
import { faultsOf } from './page-faults.ts';
import { createPageHeads, type PageHeads } from './page-heads.ts';
import { createIndexedPages, type IndexedPages } from './sitemap.ts';
import { somePages } from './some-pages.ts';

export type Fault = { address: string; fault: string; foundOn?: string | undefined };

export type Crawl = {
  addresses: string[];
  files: string[];
  linkCount: number;
  hashLinkCount: number;
  pageFaults: Fault[];
  hashFaults: Fault[];
  fileFaults: Fault[];
  heads: PageHeads;
  descriptions: Descriptions;
  indexed: IndexedPages;
  data: PagesData;
};

type HashLink = { address: string; hash: string; foundOn: string };

/** Names of the top of a page, which every page has. */
const TOP = ['', 'top'];

/** The address under which the site knows itself, that of its canonical links. */
async function originOf(site: string): Promise<string> {
  const { canonical } = readPage((await ask(site)).body.toString());
  return canonical ? new URL(canonical).origin : site;
}

function remember(foundOn: Map<string, string>, address: string, page: string): void {
  if (!foundOn.has(address)) foundOn.set(address, page);
}

/**
 * The forms of one language are enough: those of the other are made by the same code, and filter by the same words. The cost of each
 * programme has thirty choices, so that some of them stand for all.
 */
function choicesToFollow(page: string, choices: readonly string[]): readonly string[] {
  if (languageOf(page) !== 'fr') return [];
  return page.endsWith('/cout') ? somePages(choices) : choices;
}

/** Every page that a link leads to from these ones, every part of a page that a link names, and every file that they use. */
export async function crawlSite(site: string, starts: readonly string[]): Promise<Crawl> {
  const own = [site, await originOf(site)];
  const foundOn = new Map<string, string>();
  const filesFoundOn = new Map<string, string>();
  const idsOf = new Map<string, ReadonlySet<string>>();
  const hashLinks: HashLink[] = [];
  const pageFaults: Fault[] = [];
  const heads = createPageHeads();
  const descriptions = createDescriptions(own);
  const indexed = createIndexedPages(own);
  const data = createPageData();
  let linkCount = 0;

  function followLinks({ links, choices, assets }: PageContent, page: string): string[] {
    const followed: string[] = [];
    const chosen = choicesToFollow(page, choices);
    // A page says most of its links several times.
    for (const href of new Set([...links, ...chosen, ...assets])) {
      const link = readLink(href, page, own);
      if (link.kind === 'file') remember(filesFoundOn, link.address, page);
      if (link.kind !== 'page') continue;
      linkCount += 1;
      if (!TOP.includes(link.hash)) hashLinks.push({ ...link, foundOn: page });
      if (!isFollowed(link.address, page)) continue;
      remember(foundOn, link.address, page);
      followed.push(link.address);
    }
    return followed;
  }

  async function checkPage(address: string): Promise<string[]> {
    const fail = (fault: string) => pageFaults.push({ address, fault, foundOn: foundOn.get(address) });
    const answer = await ask(`${site}${address}`);
    const { status, location, body } = answer;
    if (status !== 200) {
      fail(`answers ${status} ${location ?? ''}`.trim());
      return [];
    }
    heads.check(address, answer);
    const html = body.toString();
    const page = readPage(html);
    data.check(address, html);
    faultsOf(page).forEach(fail);
    descriptions.check(address, page);
    indexed.check(address, page);
    idsOf.set(address, page.ids);
    return followLinks(page, address);
  }

  const addresses = await askAll(starts, checkPage);
  const { files, faults: fileFaults } = await checkFiles(site, filesFoundOn);
  // A page that was not followed, or that does not answer, is not judged by its parts.
  const lost = hashLinks.filter(({ address, hash }) => idsOf.get(address)?.has(hash) === false);
  const hashFaults = lost.map(({ address, hash, foundOn: page }) => ({
    address,
    fault: `has no #${hash}`,
    foundOn: page,
  }));
  const hashLinkCount = hashLinks.length;
  return {
    addresses,
    files,
    linkCount,
    hashLinkCount,
    pageFaults,
    hashFaults,
    fileFaults,
    heads,
    descriptions,
    indexed,
    data,
  };
}

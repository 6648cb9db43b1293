import { ask } from './ask.ts';
import { askAll } from './ask-all.ts';
import type { Crawl, Fault } from './crawl-site.ts';
import type { Redirect } from './published-addresses.ts';

export type RedirectCheck = { followed: number; outside: string[]; patterns: number; faults: Fault[] };

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** What the crawl has found to be a page need not be asked again. */
function knownPages({ addresses, pageFaults }: Crawl): ReadonlySet<string> {
  const faulty = new Set(pageFaults.map(({ address }) => address));
  return new Set(addresses.filter((address) => !faulty.has(address)));
}

/** REDIR-10: each exact redirect leads to a page in one hop; those that leave the site are listed, not followed. */
export async function checkRedirects(
  site: string,
  redirects: readonly Redirect[],
  crawl: Crawl,
): Promise<RedirectCheck> {
  const sources = redirects.filter(({ kind }) => kind === 'exact').map(({ source }) => encoded(source));
  const known = knownPages(crawl);
  const faults: Fault[] = [];
  const outside: string[] = [];

  async function checkEnd(target: URL, source: string): Promise<void> {
    const address = `${target.pathname}${target.search}`;
    const { status } = known.has(address) ? { status: 200 } : await ask(target.href);
    if (status !== 200) faults.push({ address, fault: `answers ${status}`, foundOn: source });
  }

  async function checkOne(source: string): Promise<[]> {
    const { status, location } = await ask(`${site}${source}`);
    const target = new URL(location ?? source, site);
    if (status !== 301) faults.push({ address: source, fault: `answers ${status}, not 301` });
    else if (target.origin === site) await checkEnd(target, source);
    else outside.push(target.href);
    return [];
  }

  await askAll(sources, checkOne);
  return {
    followed: sources.length - outside.length,
    outside,
    patterns: redirects.length - sources.length,
    faults,
  };
}

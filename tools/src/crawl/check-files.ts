import { ask } from './ask.ts';
import { askAll } from './ask-all.ts';
import type { Fault } from './crawl-site.ts';
import { somePages } from './some-pages.ts';

const STYLE_URL = /url\(["']?([^"')]+)["']?\)/g;

/** The files that a style sheet names, as paths of the site. */
export function filesOfStyles(styles: string, address: string): string[] {
  const urls = Array.from(styles.matchAll(STYLE_URL), ([, url = '']) => url);
  return urls
    .filter((url) => !/^(data:|#)/.test(url))
    .map((url) => new URL(url, `http://site${address}`).pathname);
}

const DRAWN = /^\/partage\/|\/fiche\.pdf$/;

/** A share image or a sheet is drawn when it is asked for, and takes a tenth of a second: some of them stand for all. */
const DRAWN_AT_ONCE = 2;

/** Each file once, and those that a style sheet needs in its turn. */
export async function checkFiles(
  site: string,
  foundOn: ReadonlyMap<string, string>,
): Promise<{ files: string[]; faults: Fault[] }> {
  const faults: Fault[] = [];
  const checkFile = async (address: string) => {
    const { status, type, body } = await ask(`${site}${address}`);
    const fault = status === 200 ? (body.length === 0 ? 'is empty' : null) : `answers ${status}`;
    if (fault) faults.push({ address, fault, foundOn: foundOn.get(address) });
    return type.startsWith('text/css') ? filesOfStyles(body.toString(), address) : [];
  };
  const { drawn = [], others = [] } = Object.groupBy(foundOn.keys(), (address) =>
    DRAWN.test(address) ? 'drawn' : 'others',
  );
  const read = await askAll(others, checkFile);
  // As many as a node draws at once: a crowd of them is refused.
  const painted = await askAll(somePages(drawn), checkFile, DRAWN_AT_ONCE);
  return { files: [...read, ...painted], faults };
}

import { readPage } from '../crawl/page-content.ts';
import { ask } from '../crawl/ask.ts';

export type Extreme = { name: string; path: string; words: number };

/** Pages of one family share the first part of their address. */
const familyOf = (path: string) => path.split('/')[1] ?? '';

/** The page of a list is not one of its items. */
const isItem = (path: string) => path.split('/').length > 2;

/** The page with the most to read and the one with the least, of each family: where a layout breaks first. */
export async function findExtremes(site: string, paths: readonly string[]): Promise<Extreme[]> {
  const families = new Map<string, Extreme[]>();
  for (const path of paths.filter(isItem)) {
    const { status, body } = await ask(`${site}${path}`);
    if (status !== 200) continue;
    const words = readPage(body.toString()).mainText.split(' ').length;
    const name = familyOf(path);
    families.set(name, [...(families.get(name) ?? []), { name, path, words }]);
  }
  return [...families.values()].flatMap((pages) => {
    const sorted = pages.toSorted((one, other) => one.words - other.words);
    const [emptiest] = sorted;
    const longest = sorted.at(-1);
    if (!emptiest || !longest || sorted.length < 2) return [];
    return [
      { ...longest, name: `${longest.name}-le-plus-long` },
      { ...emptiest, name: `${emptiest.name}-le-plus-court` },
    ];
  });
}

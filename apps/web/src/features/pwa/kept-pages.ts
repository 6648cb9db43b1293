import { OFFLINE_PAGES } from '@/lib/offline-pages.data';
import { BUILD_FILES, paths } from '@/lib/paths';
import type { KeptCopies } from './kept-copies';
import {
  filesNamedIn,
  inLanguageOf,
  isGone,
  isKeptPage,
  isForEveryone,
  isWholePage,
  pageKey,
} from './request.rules';

const kindOfFile = (path: string) => (path.startsWith(BUILD_FILES) ? 'build' : 'files');
const kindOfPage = (key: string) => (key.endsWith(paths.offline) || isForEveryone(key) ? 'shell' : 'pages');

/** The pages on the device: each is kept with the files that it needs to look the same. */
export function createKeptPages(copies: KeptCopies) {
  async function keepFile(path: string): Promise<void> {
    const kind = kindOfFile(path);
    if (await copies.find(kind, path)) return;
    const response = await fetch(path);
    if (response.status !== 200) return;
    // A style sheet names the fonts.
    if (path.endsWith('.css')) await keepFiles(await response.clone().text());
    await copies.keep(kind, path, response);
  }

  async function keepFiles(text: string): Promise<void> {
    // One that fails does not keep the others away.
    await Promise.allSettled(filesNamedIn(text).map(keepFile));
  }

  /** The page comes last: a page that is kept has its files. */
  async function keep(key: string, response: Response): Promise<void> {
    if (isGone(response)) await copies.forget(kindOfPage(key), key);
    if (!isWholePage(response)) return;
    await keepFiles(await response.clone().text());
    await copies.keep(kindOfPage(key), key, response);
  }

  const keepNew = async (key: string) => keep(key, await fetch(key));

  async function keepIfMissing(key: string): Promise<void> {
    if (!(await copies.find(kindOfPage(key), key))) await keepNew(key);
  }

  return {
    find: (key: string) => copies.find(kindOfPage(key), key),

    async findOfflinePage(url: URL): Promise<Response | undefined> {
      const [own, common] = [inLanguageOf(url, paths.offline), paths.offline];
      return (await copies.find('shell', own)) ?? copies.find('shell', common);
    },

    async keepVisited(url: URL, response: Response): Promise<void> {
      if (isKeptPage(url)) await keep(pageKey(url), response);
    },

    keepOfflinePage: () => keepNew(paths.offline),

    /** After a new build: what is there for everyone, where it is kept already. One that does not come stays as it was. */
    async renewForEveryone(): Promise<void> {
      const kept = await copies.keys('shell');
      await Promise.allSettled(kept.map(keepNew));
    },

    /** What an open page may want without a network: itself, if it was there before the worker, and what the offline page leads to. */
    async keepAround(url: URL): Promise<void> {
      const own = isKeptPage(url) ? [pageKey(url)] : [];
      const common = [paths.offline, ...OFFLINE_PAGES.map(({ path }) => path)];
      for (const key of [...own, ...common.map((path) => inLanguageOf(url, path))]) await keepIfMissing(key);
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;

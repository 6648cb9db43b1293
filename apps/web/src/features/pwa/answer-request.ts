import type { KeptCopies } from './kept-copies';
import type { KeptPages } from './kept-pages';
import { pageKey, strategyFor } from './request.rules';

/** What the worker uses of the event of a request. */
type FetchEvent = {
  request: Request;
  /** The answer that the browser asked for while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
};

export function createAnswers(copies: KeptCopies, pages: KeptPages) {
  async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      event.waitUntil(pages.keepVisited(url, response.clone()));
      return response;
    } catch {
      const copy = (await pages.find(pageKey(url))) ?? (await pages.findOfflinePage(url));
      return copy ?? Response.error();
    }
  }

  async function renew(kind: 'build' | 'files', event: FetchEvent, key: string): Promise<Response> {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(copies.keep(kind, key, response.clone()));
    return response;
  }

  async function answerBuildFile(event: FetchEvent, key: string): Promise<Response> {
    return (await copies.find('build', key)) ?? renew('build', event, key);
  }

  async function answerFile(event: FetchEvent, key: string): Promise<Response> {
    const copy = await copies.find('files', key);
    const renewed = renew('files', event, key);
    if (!copy) return renewed;
    // Without a network there is no newer one.
    event.waitUntil(renewed.catch(() => undefined));
    return copy;
  }

  /** Null for a request that the browser is to answer as if there were no worker. */
  return (event: FetchEvent): Promise<Response> | null => {
    const { method, mode, destination, headers } = event.request;
    const url = new URL(event.request.url);
    const strategy = strategyFor({ url, method, mode, destination, headers }, location.origin);
    const key = `${url.pathname}${url.search}`;
    if (strategy === 'page') return answerPage(event, url);
    if (strategy === 'build-file') return answerBuildFile(event, key);
    return strategy === 'file' ? answerFile(event, key) : null;
  };
}

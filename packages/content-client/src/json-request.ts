import { networkError, timeoutError } from './content-error.ts';

export type Fetch = typeof globalThis.fetch;
export type Answer = { url: string; status: number; statusText: string; text: string };
export type JsonRequest = (url: string, init?: RequestInit) => Promise<Answer>;

/** One HTTP call whose answer is whole, headers and body, within `timeoutMs`; any status is an answer. */
export function createJsonRequest({ fetch, timeoutMs }: { fetch: Fetch; timeoutMs: number }): JsonRequest {
  return async (url, { headers, ...init } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        ...init,
        headers: { Accept: 'application/json', ...headers },
        // The service never redirects: following would carry the token to whoever made it do so.
        redirect: 'error',
        signal,
      });
      const { status, statusText } = response;
      return { url, status, statusText, text: await response.text() };
    } catch (error) {
      throw signal.aborted ? timeoutError(url) : networkError(url, error);
    }
  };
}

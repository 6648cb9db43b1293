import { AsyncLocalStorage } from 'node:async_hooks';
import { requestContext } from '@/lib/request-context';
import { backgroundContext } from './request-context-of';

/** After a page could not be rendered, all that is still out of date is tried again: nobody may ask for it meanwhile. */
const RETRY_MS = 5000;

/** `waitedFor`: what they are about has changed, and visitors wait for them. `behind`: what is round them has. */
export type OutOfDate = { waitedFor: string[]; behind: string[] };

type Options = {
  /** The pages that are no longer right. */
  outOfDate: () => OutOfDate;
  /** False: it could not be rendered now. */
  renew: (key: string) => Promise<boolean>;
  /** While the content service is away, what is out of date stays in the queue. */
  isContentReachable: () => boolean;
};

/** Makes pages again behind, one after the other: the next visitor need not wait, and those who are there come first. */
export function createRenewals({ outOfDate, renew, isContentReachable }: Options) {
  /** The loop is nobody's request, whoever starts it: neither its log lines nor its calls are those of a visitor. */
  const inBackground = AsyncLocalStorage.snapshot();
  /** Those that somebody has just been given as they were. */
  const asked = new Set<string>();
  let rest: OutOfDate = { waitedFor: [], behind: [] };
  let isChanged = false;
  let isUnderWay = false;
  let retry: NodeJS.Timeout | undefined;

  function retryLater(): void {
    retry ??= setTimeout(() => {
      retry = undefined;
      void renewInUse();
    }, RETRY_MS).unref();
  }

  function takeNext(): string | undefined {
    if (!isContentReachable()) return undefined;
    if (isChanged) {
      isChanged = false;
      // What has changed since may be more urgent.
      rest = outOfDate();
    }
    const [first] = asked;
    if (first === undefined || rest.waitedFor.length > 0)
      return rest.waitedFor.shift() ?? rest.behind.shift();
    asked.delete(first);
    return first;
  }

  async function renewAll(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    for (let key = takeNext(); key !== undefined; key = takeNext()) {
      const startedAt = performance.now();
      if (!(await requestContext.run(backgroundContext(), renew, key))) retryLater();
      // As long a pause as it took.
      await new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt));
    }
    isUnderWay = false;
  }

  /** Something has changed, or the content service is back: all that is in use and no longer right. */
  function renewInUse(): Promise<void> {
    isChanged = true;
    return inBackground(renewAll);
  }

  return {
    renewInUse,
    renewSoon(key: string): void {
      asked.add(key);
      void inBackground(renewAll);
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@meridia/domain/locales';
import { setRoute } from '@/lib/request-context';
import { clientAddress, clientOf } from './client-address';
import { isRefused, type Asker, type Refused } from './found-page';
import { countFound, countFresh, countRefused } from './page-counts';
import { lostKey, type LostStatus } from './page-maker';
import type { PageStore } from './page-store';
import type { PlainAnswers } from './plain-answers';
import type { createPageSender } from './send-page';
import { templateOf } from './template-of';

/** By then a queue of renders has ended, and a page that failed is tried again. */
const RETRY_AFTER_S = 2;
/** A node that starts has its redirects within a second or two. */
const START_S = 1;

/** Null: there is no page at this address. `status` is what is answered instead of the page's own. */
export type AskedPage = { key: string | null; locale: Locale; status?: number };
type Parts = {
  store: PageStore;
  send: ReturnType<typeof createPageSender>;
  plain: PlainAnswers;
  /** Whether the content may have a page at this address; where nothing is known, it may. */
  isPossible: (key: string) => boolean;
  isEdgeTrusted: boolean;
  /** Whether it is known where former addresses lead. */
  isSettled: () => boolean;
};

/** The mirror says who it is, so that what it copies each night is not taken for what visitors read. */
const askerOf = ({ headers }: IncomingMessage): Asker =>
  headers.purpose === 'mirror' ? 'mirror' : 'visitor';

/** Answers with a page: a fresh one before anything else is asked. */
export function createPageAnswers({ store, send, plain, isPossible, isEdgeTrusted, isSettled }: Parts) {
  /** REDIR-11: nothing is unknown before the redirects are read: what is not there may be somewhere else. True when the request is answered. */
  function isTooSoon(response: ServerResponse, status: number): boolean {
    if (status !== 404 || isSettled()) return false;
    plain.sendErrorPage(response, 503, { 'Retry-After': START_S });
    return true;
  }

  /** STATE-08 */
  function refuse(response: ServerResponse, locale: Locale, refusal: Refused): void {
    countRefused(refusal);
    if (refusal.refused === 'client') plain.sendBusyPage(response, locale, RETRY_AFTER_S);
    else plain.sendErrorPage(response, 503, { 'Retry-After': RETRY_AFTER_S });
  }

  async function answerLost(
    request: IncomingMessage,
    response: ServerResponse,
    { locale, status = 404 }: { locale: Locale; status?: LostStatus },
  ): Promise<void> {
    if (isTooSoon(response, status)) return;
    const key = lostKey(locale, status);
    const fresh = store.findFresh(key);
    if (fresh) countFresh();
    const found = fresh ? { page: fresh, how: 'HIT' as const } : await store.find(key);
    if (!found) return plain.sendErrorPage(response, status);
    // ERRP-04: as it was answered when it failed, and not another status for two seconds.
    if (isRefused(found)) return plain.sendErrorPage(response, found.refused === 'failed' ? 500 : status);
    if (!fresh) countFound(found);
    send(request, response, found.page, found);
  }

  return {
    answerLost,

    /** A file that is none of ours. */
    answerNoFile(response: ServerResponse): void {
      if (!isTooSoon(response, 404)) plain.sendErrorPage(response, 404);
    },

    async answer(request: IncomingMessage, response: ServerResponse, asked: AskedPage): Promise<void> {
      const { key, locale, status: forcedStatus } = asked;
      const asker = askerOf(request);
      const fresh = key === null ? null : store.findFresh(key, asker);
      setRoute(templateOf(key));
      if (fresh) {
        countFresh();
        return send(request, response, fresh, { how: 'HIT', forcedStatus });
      }
      const client = clientOf(clientAddress(request, isEdgeTrusted));
      const found = key === null || !isPossible(key) ? null : await store.find(key, asker, client);
      if (!found) return answerLost(request, response, { locale });
      if (isRefused(found)) return refuse(response, locale, found);
      countFound(found);
      return send(request, response, found.page, { how: found.how, forcedStatus });
    },
  };
}

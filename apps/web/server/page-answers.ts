import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@meridia/domain/locales';
import { setRoute } from '@/lib/request-context';
import { countFound, countFresh } from './page-counts';
import { lostKey, type LostStatus } from './page-maker';
import type { Asker, PageStore } from './page-store';
import type { PlainAnswers } from './plain-answers';
import type { createPageSender } from './send-page';
import { templateOf } from './template-of';

type Asked = { key: string | null; locale: Locale; status?: number };
type Parts = {
  store: PageStore;
  send: ReturnType<typeof createPageSender>;
  plain: PlainAnswers;
  /** Whether the content may have a page at this address; where nothing is known, it may. */
  isPossible: (key: string) => boolean;
};

/** The mirror says who it is, so that what it copies each night is not taken for what visitors read. */
const askerOf = ({ headers }: IncomingMessage): Asker =>
  headers.purpose === 'mirror' ? 'mirror' : 'visitor';

/** Answers with a page: a fresh one before anything else is asked. */
export function createPageAnswers({ store, send, plain, isPossible }: Parts) {
  async function answerLost(
    request: IncomingMessage,
    response: ServerResponse,
    { locale, status = 404 }: { locale: Locale; status?: LostStatus },
  ): Promise<void> {
    const key = lostKey(locale, status);
    const fresh = store.findFresh(key);
    if (fresh) countFresh();
    const found = fresh ? { page: fresh, how: 'HIT' } : countFound(await store.find(key));
    if (found) send(request, response, found.page, found);
    else plain.sendErrorPage(response, status);
  }

  return {
    answerLost,

    async answer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
      const { key, locale, status: forcedStatus } = asked;
      const asker = askerOf(request);
      const fresh = key === null ? null : store.findFresh(key, asker);
      setRoute(templateOf(key));
      if (fresh) {
        countFresh();
        return send(request, response, fresh, { how: 'HIT', forcedStatus });
      }
      const found = key === null || !isPossible(key) ? null : countFound(await store.find(key, asker));
      if (!found) return answerLost(request, response, { locale });
      return send(request, response, found.page, { how: found.how, forcedStatus });
    },
  };
}

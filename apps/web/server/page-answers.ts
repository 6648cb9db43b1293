import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@meridia/domain/locales';
import { unknownKey } from './page-maker';
import type { PageStore } from './page-store';
import type { PlainAnswers } from './plain-answers';
import type { createPageSender } from './send-page';

type Asked = { key: string | null; locale: Locale; status?: number };
type Parts = {
  store: PageStore;
  send: ReturnType<typeof createPageSender>;
  plain: PlainAnswers;
  /** Whether the content may have a page at this address; where nothing is known, it may. */
  isPossible: (key: string) => boolean;
};

/** Answers with a page: a fresh one before anything else is asked. */
export function createPageAnswers({ store, send, plain, isPossible }: Parts) {
  async function answerUnknown(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const key = unknownKey(locale);
    const fresh = store.findFresh(key);
    const found = fresh ? { page: fresh, how: 'HIT' } : await store.find(key);
    if (found) send(request, response, found.page, found);
    else plain.sendErrorPage(response, 404);
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
      const { key, locale, status: forcedStatus } = asked;
      const fresh = key === null ? null : store.findFresh(key);
      if (fresh) return send(request, response, fresh, { how: 'HIT', forcedStatus });
      const found = key === null || !isPossible(key) ? null : await store.find(key);
      if (!found) return answerUnknown(request, response, locale);
      return send(request, response, found.page, { how: found.how, forcedStatus });
    },
  };
}

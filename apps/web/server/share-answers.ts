import type { IncomingMessage, ServerResponse } from 'node:http';
import { readShareAddress, shareAddress } from '@/features/seo/share/share-address';
import { describeError, log } from '@/lib/log';
import { pageKey } from '@/pages/page-key.rules';
import type { KeepAs } from './keep-as';
import type { PlainAnswers } from './plain-answers';
import type { PublicUrl } from './public-url';
import { SHOWN_ELSEWHERE, type SecurityHeaders } from './security-headers';
import type { ShareAnswer, ShareStore } from './share-store';

/** Named by what it is made of. Its photograph may be erased (PIC-05): the edge asks again after a day. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable';
/** One that lacks its art. */
const FOR_A_WHILE = 'public, max-age=60';
const RETRY_AFTER_S = 10;

type Parts = {
  store: ShareStore;
  securityHeaders: SecurityHeaders;
  plain: PlainAnswers;
  keepAs: KeepAs;
  /** Whether the content may have a page at this address. */
  isPossible: (key: string) => boolean;
};

/** SHARE-02: the share images of pages, drawn when a network asks for one. */
export function createShareAnswers({ store, securityHeaders, plain, keepAs, isPossible }: Parts) {
  function sendImage(
    { method }: IncomingMessage,
    response: ServerResponse,
    { bytes, isComplete, how }: Extract<ShareAnswer, { kind: 'image' }>,
  ): void {
    response.writeHead(200, {
      ...securityHeaders(),
      ...SHOWN_ELSEWHERE,
      'Content-Type': 'image/jpeg',
      'Content-Length': bytes.length,
      'Cache-Control': isComplete ? FOR_EVER : FOR_A_WHILE,
      'X-Cache': how,
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  /** Nobody keeps a failure: the same request is answered once the content is there again. */
  async function find(page: string, mark: string): Promise<ShareAnswer> {
    try {
      return await store.find(page, mark);
    } catch (error) {
      log.error('share image failed', { page, ...describeError(error) });
      return { kind: 'busy' };
    }
  }

  /** The path is canonical. True when the request is answered. */
  return async (request: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<boolean> => {
    const asked = readShareAddress(url.path);
    if (!asked) return false;
    const page = pageKey(asked.page, new URLSearchParams(url.query));
    const answer = isPossible(page) ? await find(page, asked.mark) : ({ kind: 'missing' } as const);
    if (answer.kind === 'image') {
      if (answer.isComplete) keepAs(response, url, shareAddress(page, asked.mark));
      sendImage(request, response, answer);
    }
    // Kept by nobody: between two builds, each node leads to its own.
    else if (answer.kind === 'moved')
      plain.send(response, 302, { Location: answer.location, 'Cache-Control': 'no-store' });
    else if (answer.kind === 'missing') plain.sendErrorPage(response, 404);
    else plain.sendErrorPage(response, 503, { 'Retry-After': RETRY_AFTER_S });
    return true;
  };
}

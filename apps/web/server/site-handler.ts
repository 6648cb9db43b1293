import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toCanonicalPath } from '@meridia/domain/redirects';
import { describeError, log } from '@/lib/log';
import { localeOfPath } from '@/lib/paths';
import { requestContext } from '@/lib/request-context';
import { isForPrograms } from '@/pages/machines/for-programs';
import { pageKey } from '@/pages/page-key.rules';
import type { createActionAnswers } from './action-answers';
import { isCallPath, type createCallGuard } from './call-guard';
import type { createCalls } from './calls';
import type { createMediaAnswers } from './media';
import type { createOwnAnswers } from './own-answers';
import type { createPageAnswers } from './page-answers';
import type { PlainAnswers } from './plain-answers';
import type { createProbes } from './probes';
import { publicUrl, type PublicUrl } from './public-url';
import type { createShareImages } from './share-images';
import type { StaticFiles } from './static-files';

const READS = ['GET', 'HEAD'];
/** `/x.php`, `/wp-login.php`: a file, and none of ours; no page has an address like that. */
const FILE = /\.[a-z0-9]{1,8}$/i;

type Parts = {
  isEdgeTrusted: boolean;
  answerProbe: ReturnType<typeof createProbes>;
  files: StaticFiles;
  guardCalls: ReturnType<typeof createCallGuard>;
  answerItself: ReturnType<typeof createOwnAnswers>;
  answerCall: ReturnType<typeof createCalls>;
  answerAction: ReturnType<typeof createActionAnswers>;
  answerMedia: ReturnType<typeof createMediaAnswers>;
  answerShare: ReturnType<typeof createShareImages>;
  pages: ReturnType<typeof createPageAnswers>;
  plain: PlainAnswers;
};

/** Ids of our own edge are kept, so that its log and ours can be read together. */
function requestIdOf({ headers }: IncomingMessage, isEdgeTrusted: boolean): string {
  const given = headers['x-request-id'];
  const isUsable = isEdgeTrusted && typeof given === 'string' && /^[\w.-]{1,100}$/.test(given);
  return isUsable ? given : randomUUID();
}

function logAnswer(request: IncomingMessage, response: ServerResponse, url: PublicUrl): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const { statusCode: status, writableFinished: isComplete } = response;
    const ms = Math.round(performance.now() - startedAt);
    log.info('request', { method: request.method, host: url.host, path: url.path, status, ms, isComplete });
  });
}

/** One request: what the server decides itself, else a page with its true status. */
export function createSiteHandler(parts: Parts) {
  const { isEdgeTrusted, answerProbe, files, guardCalls, answerItself, answerCall, answerMedia } = parts;
  const { answerAction, answerShare, pages, plain } = parts;

  function refuseMethod(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (READS.includes(request.method ?? '')) return false;
    const headers = { Allow: READS.join(', ') };
    if (isCallPath(path)) plain.sendErrorCall(response, 405, headers);
    else plain.sendErrorPage(response, 405, headers);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<void> {
    if (answerProbe(url.path, response)) return;
    const path = toCanonicalPath(url.path) ?? url.path;
    if (refuseMethod(request, response, path) || files.answer(request, response, url.path)) return;
    if (guardCalls(request, response, path) || answerItself(url, response)) return;
    if (await answerCall(response, url)) return;
    const action = await answerAction(request, response, url, path);
    if (action === 'answered') return;
    if (action) return pages.answer(request, response, { ...action, locale: localeOfPath(path) });
    if (await answerMedia(request, response, url.path)) return;
    if (await answerShare(request, response, { path, query: url.query })) return;
    if (FILE.test(path) && !isForPrograms(path)) return plain.sendErrorPage(response, 404);
    const key = pageKey(path, new URLSearchParams(url.query));
    return pages.answer(request, response, { key, locale: localeOfPath(path) });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = publicUrl(request, isEdgeTrusted);
    const requestId = requestIdOf(request, isEdgeTrusted);
    response.setHeader('X-Request-Id', requestId);
    await requestContext.run({ requestId }, async () => {
      logAnswer(request, response, url);
      try {
        await answer(request, response, url);
      } catch (error) {
        log.error('request failed', { path: url.path, ...describeError(error) });
        if (response.headersSent) response.destroy();
        else plain.sendErrorPage(response, 500);
      }
    });
  };
}

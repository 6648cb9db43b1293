import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerEnvironment } from '../src/env/server.ts';
import { toDebugRequest } from '../src/features/error-page/error-debug.rules.ts';
import { isInternalListPath } from '../src/features/filters/list-address.rules.ts';
import { describeError, log } from '../src/lib/log.ts';
import { requestContext } from '../src/lib/request-context.ts';
import type { createActionAnswers } from './action-answers.ts';
import { replaceBlankPage } from './blank-page.ts';
import type { createCallGuard } from './call-guard.ts';
import type { createFileLives } from './file-life.ts';
import { finishHead } from './final-head.ts';
import type { createMediaAnswers } from './media.ts';
import { sendErrorPage, type createOwnAnswers } from './own-answers.ts';
import { answerProbe, type Readiness } from './probes.ts';
import { publicUrl, type PublicUrl } from './public-url.ts';
import { createRendersUnderWay } from './renders-under-way.ts';
import { UNKNOWN_PATH } from './warm-up.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Parts = {
  environment: ServerEnvironment;
  guardCalls: ReturnType<typeof createCallGuard>;
  answerItself: ReturnType<typeof createOwnAnswers>;
  answerAction: ReturnType<typeof createActionAnswers>;
  answerMedia: ReturnType<typeof createMediaAnswers>;
  fileLife: ReturnType<typeof createFileLives>;
  readiness: Readiness;
  renderByNext: Handler;
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

/** One request: what the server decides itself, else a page of Next with its true status. */
export function createSiteHandler(parts: Parts): Handler {
  const {
    environment,
    guardCalls,
    answerItself,
    answerAction,
    answerMedia,
    fileLife,
    readiness,
    renderByNext,
  } = parts;
  const { TRUSTED_EDGE: isEdgeTrusted, DEPLOYMENT_VERSION: version, ERROR_DEBUG } = environment;
  const renders = createRendersUnderWay();

  /** ROUTE-19: the query becomes a segment, and the answer carries the status that was asked for. */
  function applyDebug(request: IncomingMessage, { path, query }: PublicUrl): number | undefined {
    const debug = ERROR_DEBUG ? toDebugRequest(path, query) : null;
    if (!debug) return undefined;
    request.url = debug.path;
    return debug.status ?? undefined;
  }

  /** A filtered list has one address, with its query; the one it is rendered at is no page for a visitor. */
  function hideInternalPath(request: IncomingMessage, { path }: PublicUrl): void {
    if (isInternalListPath(path)) request.url = UNKNOWN_PATH;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<void> {
    const wishes = {
      failedStatus: () => requestContext.getStore()?.render.failedStatus,
      forcedStatus: applyDebug(request, url),
      fileCacheControl: fileLife(url.path),
    };
    hideInternalPath(request, url);
    finishHead(response, wishes);
    replaceBlankPage(response);
    if (answerProbe(url.path, response, { version, readiness })) return;
    if (guardCalls(request, response, url) || answerItself(url, response)) return;
    try {
      const action = await answerAction(request, response, url);
      if (action === 'answered') return;
      if (action) {
        request.url = action.path;
        wishes.forcedStatus = action.status;
      }
      if (await answerMedia(request, response, url.path)) return;
      await renderByNext(request, response);
    } catch (error) {
      log.error('request failed', describeError(error));
      if (response.headersSent) response.destroy();
      else sendErrorPage(response, 500);
    }
  }

  return (request, response) => {
    const url = publicUrl(request, isEdgeTrusted);
    const requestId = requestIdOf(request, isEdgeTrusted);
    const { render, leave } = renders.join(url.path);
    response.once('close', leave);
    response.setHeader('X-Request-Id', requestId);
    return requestContext.run({ requestId, render }, () => {
      logAnswer(request, response, url);
      return answer(request, response, url);
    });
  };
}

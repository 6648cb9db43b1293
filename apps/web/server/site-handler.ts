import type { IncomingMessage, ServerResponse } from 'node:http';
import { count } from '@meridia/telemetry/instruments';
import { encodePath } from '@meridia/domain/address-path.rules';
import { GONE_STATUS, toCanonicalPath } from '@meridia/domain/redirects';
import { describeError, log } from '@/lib/log';
import { localeOfPath } from '@/lib/paths';
import { requestContext, setRoute } from '@/lib/request-context';
import { isForPrograms } from '@/pages/machines/for-programs';
import { pageKey } from '@/pages/page-key.rules';
import type { createActionAnswers } from './action-answers';
import type { AddressCounts } from './address-counts';
import { isCallPath, type createCallGuard } from './call-guard';
import type { createCalls } from './calls';
import type { KeepAs } from './keep-as';
import type { KnownPages } from './known-pages';
import { measureAnswer } from './measure-answer';
import type { createMediaAnswers } from './media';
import type { createOwnAnswers } from './own-answers';
import type { AskedPage, createPageAnswers } from './page-answers';
import type { PlainAnswers } from './plain-answers';
import type { createPreviewAnswers } from './preview-answers';
import type { createProbes } from './probes';
import { publicUrl, type PublicUrl } from './public-url';
import { requestContextOf } from './request-context-of';
import type { createShareImages } from './share-images';
import type { StaticFiles } from './static-files';
import { traced } from './traced';
import { createVitalsAnswers } from './vitals-answers';

const READS = ['GET', 'HEAD'];
/** `/x.php`, `/wp-login.php`: a file, and none of ours; no page has an address like that. */
const FILE = /\.[a-z0-9]{1,8}$/i;
/** Answered without their query, by the very bytes of their path. */
const WITHOUT_QUERY = /^(?:\/robots\.txt$|\/media\/)/;
/** What is asked when it cannot be read, for the log. */
const UNREAD: PublicUrl = { host: '', path: '', query: '' };

/** The client went away before its request was complete: there is nobody to answer, and nothing has failed. */
const hasLeft = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

type Parts = {
  knownPages: KnownPages;
  isEdgeTrusted: boolean;
  keepAs: KeepAs;
  counts: Pick<AddressCounts, 'countUnknown'>;
  answerProbe: ReturnType<typeof createProbes>;
  files: StaticFiles;
  guardCalls: ReturnType<typeof createCallGuard>;
  answerPreview: ReturnType<typeof createPreviewAnswers>;
  answerItself: ReturnType<typeof createOwnAnswers>;
  answerCall: ReturnType<typeof createCalls>;
  answerAction: ReturnType<typeof createActionAnswers>;
  answerMedia: ReturnType<typeof createMediaAnswers>;
  answerShare: ReturnType<typeof createShareImages>;
  pages: ReturnType<typeof createPageAnswers>;
  plain: PlainAnswers;
};

/** One request: what the server decides itself, else a page with its true status. */
export function createSiteHandler(parts: Parts) {
  const { isEdgeTrusted, keepAs, answerProbe, files, guardCalls, answerItself, answerCall, answerMedia } =
    parts;
  const answerVitals = createVitalsAnswers(parts.plain, guardCalls);
  const { answerAction, answerPreview, answerShare, pages, plain, counts, knownPages } = parts;

  function refuseMethod(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (READS.includes(request.method ?? '')) return false;
    count('meridia.calls.rejected', { reason: 'method' });
    const headers = { Allow: READS.join(', ') };
    if (isCallPath(path)) plain.sendErrorCall(response, 405, headers);
    else plain.sendErrorPage(response, 405, headers);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<void> {
    const known = READS.includes(request.method ?? '') ? knownPages.find(url) : undefined;
    return known ? answerPage(request, response, url, known) : decide(request, response, url);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, url: PublicUrl, page: AskedPage) {
    if (page.key !== null) keepAs(response, url, page.key);
    return pages.answer(request, response, page);
  }

  async function decide(request: IncomingMessage, response: ServerResponse, url: PublicUrl): Promise<void> {
    const decidedAt = knownPages.version();
    const path = toCanonicalPath(url.path) ?? url.path;
    const locale = localeOfPath(path);
    if (await answerVitals(request, response, path)) return setRoute('vitals');
    if (refuseMethod(request, response, path)) return;
    if (answerProbe(url.path, response)) return setRoute('probe');
    if (files.has(url.path) || WITHOUT_QUERY.test(url.path)) keepAs(response, url, url.path);
    if (files.answer(request, response, url.path)) return setRoute('file');
    if (await answerPreview(response, { path, query: url.query })) return setRoute('preview');
    if (guardCalls(request, response, path)) return setRoute('guard');
    const own = answerItself(url, response);
    if (own === 'gone') {
      keepAs(response, url, encodePath(path));
      return pages.answerLost(request, response, { locale, status: GONE_STATUS });
    }
    if (own) return setRoute('address');
    if (await answerCall(request, response, url)) return setRoute('call');
    const action = await answerAction(request, response, url, path);
    if (action === 'answered') return setRoute('action');
    if (action) return answerPage(request, response, url, { ...action, locale });
    if (await answerMedia(request, response, url.path)) return setRoute('media');
    if (await answerShare(request, response, { ...url, path })) return setRoute('share');
    if (FILE.test(path) && !isForPrograms(path)) return pages.answerNoFile(response);
    const page = { key: pageKey(path, new URLSearchParams(url.query)), locale };
    knownPages.note(url, page, decidedAt);
    return answerPage(request, response, url, page);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = publicUrl(request, isEdgeTrusted);
    const url = asked ?? UNREAD;
    const context = requestContextOf(request, isEdgeTrusted);
    response.setHeader('X-Request-Id', context.requestId);
    await requestContext.run(context, async () => {
      measureAnswer(request, response, { url, context });
      response.once('finish', () => {
        if (response.statusCode === 404) counts.countUnknown(request, url);
      });
      try {
        await traced(context, request, async () =>
          asked ? answer(request, response, asked) : plain.sendErrorPage(response, 400),
        );
      } catch (error) {
        if (hasLeft(request)) return;
        log.error('request failed', { path: url.path, ...describeError(error) });
        if (response.headersSent) response.destroy();
        else plain.sendErrorPage(response, 500);
      }
    });
  };
}

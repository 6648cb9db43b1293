import type { ServerResponse } from 'node:http';
import { AppError } from '@meridia/domain/app-error';
import { withPreviewed } from '@/content/client/previewed-document';
import { previewLinkIn, readPreview, type Preview } from '@/content/previews/previews.query';
import type { ServerEnvironment } from '@/env/server';
import { PREVIEW_STATUS, staticPreviewPage } from '@/features/error-page/static-error-page.rules';
import { describeError, log } from '@/lib/log';
import { answerAddress, type Answered } from '@/pages/answer-address';
import { createGate } from './gate';
import type { Draw } from './page-maker';
import type { PlainAnswers } from './plain-answers';
import type { SecurityHeaders } from './security-headers';

/** Nothing of a preview is kept: whoever has a link may ask again and again, and takes no more of the node than this. */
const CROWD = { atOnce: 2, waiting: 20 };
const RETRY_AFTER_S = 5;

const PAGES = { ended: staticPreviewPage('ended'), unready: staticPreviewPage('unready') };

/** For one person, and for no cache, no search engine and no other site (PREVIEW-02). */
const PRIVATE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
};

type Parts = {
  environment: Pick<ServerEnvironment, 'ADMIN_URL'>;
  draw: Draw;
  securityHeaders: SecurityHeaders;
  plain: PlainAnswers;
};
type Asked = { path: string; query: string };
type Drawn = { status: number; body: string; answered?: Answered };

/** PREVIEW-05: whatever is wrong with a link, the answer is the same. */
const ENDED: Drawn = { status: PREVIEW_STATUS, body: PAGES.ended };
const UNREADY: Drawn = { status: PREVIEW_STATUS, body: PAGES.unready };

/** The page of a draft, drawn for whoever has a link to it, past every store. True when the request is answered. */
export function createPreviewAnswers({ environment, draw, securityHeaders, plain }: Parts) {
  const framedBy = environment.ADMIN_URL && new URL(environment.ADMIN_URL).origin;
  const gate = createGate(CROWD);

  async function drawPage({ address, isDraft, document }: Preview): Promise<Drawn> {
    const answered = await withPreviewed(document, () => answerAddress(address, { isDraft }));
    if (!answered || answered.status === 404) return UNREADY;
    // An offer that is over says so to visitors by its status; its preview is there.
    const status = answered.status >= 500 ? answered.status : 200;
    return { status, body: draw(answered), answered };
  }

  async function drawLink(link: string): Promise<Drawn> {
    const preview = await readPreview(link);
    if (preview === null) return ENDED;
    return preview === 'unready' ? UNREADY : drawPage(preview);
  }

  function send(response: ServerResponse, { status, body, answered }: Drawn): void {
    const { frameOrigins = [], hasFormThatLeaves = false } = answered ?? {};
    const policy = securityHeaders({ frameOrigins, hasFormThatLeaves, framedBy });
    plain.send(response, status, { ...policy, ...PRIVATE }, body);
  }

  return async (response: ServerResponse, { path, query }: Asked): Promise<boolean> => {
    const link = previewLinkIn(path, query);
    if (link === null) return false;
    if (gate.isFull()) {
      plain.sendBusyPage(response, 'fr', RETRY_AFTER_S);
      return true;
    }
    try {
      send(response, await gate.run(() => drawLink(link)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.error('preview failed', describeError(error));
      plain.sendErrorPage(response, 503);
    }
    return true;
  };
}

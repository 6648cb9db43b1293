import { LABELS } from '@meridia/labels/labels.data';
import { readServerEnvironment } from '@/env/server';
import { readDebugRequest, type DebugRequest } from '@/features/error-page/error-debug.rules';
import { ErrorPage } from '@/features/error-page/error-page';
import { errorMessageText, errorPageTexts } from '@/features/error-page/error-texts.rules';
import { errorWords } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import { definePage } from '@/pages/page';

async function loadDebug(query: URLSearchParams): Promise<DebugRequest | null> {
  const asked = readServerEnvironment().ERROR_DEBUG ? readDebugRequest(query) : null;
  const isShown = asked && (asked.messageKey === null || Object.hasOwn(LABELS.fr, asked.messageKey));
  return isShown ? asked : null;
}

function textsOf(site: SiteContext, { status, messageKey }: DebugRequest) {
  const customMessage = messageKey === null ? undefined : site.text(messageKey);
  return errorPageTexts(site, { status, customMessage });
}

/** ROUTE-19: the error page of any status; ERRP-03: with a message of its own, one of the labels. */
export const page = definePage({
  load: ({ query }) => loadDebug(query),
  head: ({ status }, site) => errorWords(errorMessageText(site, status)),
  view: (asked, site) => <ErrorPage texts={textsOf(site, asked)} />,
  status: ({ status }) => status,
  frame: () => ({ hasPopin: false }),
});

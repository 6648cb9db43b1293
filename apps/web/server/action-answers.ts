import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CrmNames, CrmPair } from '../src/content/client/crm-feed.ts';
import {
  actionPagePath,
  actionPathLocale,
  readActionRequest,
  type ActionRequest,
} from '../src/features/action-modal/action-address.rules.ts';
import { crmUrl } from '../src/features/action-modal/crm-url.rules.ts';
import { ownReferrerQuery, withCampaign } from '../src/features/origin-tracking/campaign.rules.ts';
import { keptOrigin } from '../src/features/origin-tracking/kept-origin.rules.ts';
import { requestVisit, resolveOrigin } from '../src/features/origin-tracking/origin.rules.ts';
import { toCanonicalPath } from '../src/features/redirects/address-path.rules.ts';
import { describeError, log } from '../src/lib/log.ts';
import { localePath } from '../src/lib/paths.ts';
import type { CrmLinks } from './crm-links.ts';
import type { PublicUrl } from './public-url.ts';
import { UNKNOWN_PATH } from './warm-up.ts';

/** The page to render in place of the address that was asked for. */
export type ActionPage = { path: string; status?: number };
type Choice = { programme?: string; campus?: string };

/** The content cannot be read, and nothing of it is known: an outage is neither a missing link nor a missing page. */
const OUTAGE = 503;

/** What a read gives, or undefined during an outage. */
async function orUnknown<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    log.warn('CRM link not read', describeError(error));
    return undefined;
  }
}

/** A complete choice of names that the content has, whatever the action; while nothing is known, any may be. */
function toPair({ action, programme, campus }: ActionRequest, names: CrmNames | undefined): CrmPair | null {
  if (programme === undefined || campus === undefined) return null;
  const isProgramme = !names || Object.values(names.programmes).some((list) => list.has(programme));
  const isCampus = !names || names.campuses.has(campus);
  return isProgramme && isCampus ? { action, programme, campus } : null;
}

/** Only names that the content has lead to a page, so that there are not more pages than names. */
function knownChoice({ action, programme, campus }: ActionRequest, names: CrmNames | undefined): Choice {
  return {
    programme: programme !== undefined && names?.programmes[action].has(programme) ? programme : undefined,
    campus: campus !== undefined && names?.campuses.has(campus) ? campus : undefined,
  };
}

/** TRACK-05: where the visitor comes from, as this request alone tells it. */
function originOf({ headers }: IncomingMessage, { host }: PublicUrl) {
  return resolveOrigin(requestVisit(headers.referer, host), keptOrigin(headers.cookie ?? ''));
}

/** Where the same step keeps the campaign of the step before; null when there is none to keep. */
function stepWithCampaign({ headers }: IncomingMessage, { host, path, query }: PublicUrl): string | null {
  const kept = withCampaign(new URLSearchParams(query), ownReferrerQuery(headers.referer, host));
  return kept && `${path}?${kept.toString()}`;
}

function leadTo(response: ServerResponse, location: string): 'answered' {
  response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
  return 'answered';
}

/** ROUTE-14: a complete choice leads to the CRM, any other to the page that helps to complete it. */
export function createActionAnswers(links: CrmLinks) {
  function formPage(asked: ActionRequest, names: CrmNames | undefined): ActionPage {
    const problem = asked.isIncomplete ? ('incomplete' as const) : undefined;
    const state = { ...knownChoice(asked, names), problem };
    return { path: actionPagePath(asked.locale, asked.action, state) };
  }

  async function findLocation(pair: CrmPair, request: IncomingMessage, url: PublicUrl) {
    const link = await orUnknown(links.readLink(pair));
    return link && crmUrl(link, { ...pair, origin: originOf(request, url) });
  }

  /** Null when the address is none of these; `answered` when nothing is left to render. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: PublicUrl,
  ): Promise<ActionPage | 'answered' | null> => {
    const path = toCanonicalPath(url.path) ?? url.path;
    const locale = actionPathLocale(path);
    if (locale === null) return null;
    const asked = readActionRequest(path, new URLSearchParams(url.query));
    if (!asked) return { path: localePath(locale, UNKNOWN_PATH) };

    const isPlain = asked.programme === undefined && asked.campus === undefined;
    const names = isPlain ? undefined : await orUnknown(links.readNames());
    const pair = toPair(asked, names);
    if (!pair) {
      const step = stepWithCampaign(request, url);
      return step ? leadTo(response, step) : formPage(asked, names);
    }

    const location = await findLocation(pair, request, url);
    if (location) return leadTo(response, location);
    const state = { campus: pair.campus, problem: 'unlinked' as const };
    const status = location === undefined ? OUTAGE : undefined;
    return { path: actionPagePath(asked.locale, asked.action, state), status };
  };
}

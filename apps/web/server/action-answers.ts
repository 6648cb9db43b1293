import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { count } from '@meridia/telemetry/instruments';
import { getCampusSlugs } from '@/content/campuses/campuses.query';
import { getActionProgrammes, getCrmLink } from '@/content/crm-links/crm-links.query';
import {
  actionPageKey,
  actionPathLocale,
  readActionRequest,
  type ActionRequest,
} from '@/features/action-modal/action-address.rules';
import { crmUrl } from '@/features/action-modal/crm-url.rules';
import { ownReferrerQuery, withCampaign } from '@/features/origin-tracking/campaign.rules';
import { keptOrigin } from '@/features/origin-tracking/kept-origin.rules';
import { requestVisit, resolveOrigin } from '@/features/origin-tracking/origin.rules';
import { describeError, log } from '@/lib/log';
import { onceFor } from '@/lib/once-for';
import { within } from '@/lib/within';
import type { PlainAnswers } from './plain-answers';
import type { PublicUrl } from './public-url';

/** The page to answer in place of the address that was asked for; without a key, there is none. */
export type ActionPage = { key: string | null; status?: number };

/** The content cannot be read, and nothing of it is known: an outage is neither a missing link nor a missing page. */
const OUTAGE = 503;

/** A complete choice can do without the names: its link is asked for anyway. */
const NAMES_MS = 500;

/** What a read gives, or undefined during an outage. */
async function orUnknown<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    log.warn('CRM link not read', describeError(error));
    return undefined;
  }
}

const slugs = onceFor((options: readonly { slug: string }[]) => new Set(options.map(({ slug }) => slug)));

/** The slugs that the content knows. */
async function readNames() {
  const [programmes, campuses] = await Promise.all([getActionProgrammes(DEFAULT_LOCALE), getCampusSlugs()]);
  const { brochure, contact, registration } = programmes;
  return {
    programmes: { brochure: slugs(brochure), contact: slugs(contact), registration: slugs(registration) },
    campuses,
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;
type Pair = Required<Pick<ActionRequest, 'action' | 'programme' | 'campus'>>;

/** A complete choice of names that the content has, whatever the action; while nothing is known, any may be. */
function toPair({ action, programme, campus }: ActionRequest, names: Names | null | undefined): Pair | null {
  if (programme === undefined || campus === undefined) return null;
  const isProgramme = !names || Object.values(names.programmes).some((list) => list.has(programme));
  const isCampus = !names || names.campuses.has(campus);
  return isProgramme && isCampus ? { action, programme, campus } : null;
}

/** MODAL-04: a programme that can be asked about, and not by this action. */
function isUnavailable({ action, programme }: ActionRequest, names: Names | null | undefined): boolean {
  if (!names || programme === undefined) return false;
  return !names.programmes[action].has(programme) && names.programmes.contact.has(programme);
}

/** Only names that the content has lead to a page, so that there are not more pages than names. */
function formKey(asked: ActionRequest, names: Names | null | undefined): string {
  const { locale, action, programme, campus, isIncomplete } = asked;
  if (isUnavailable(asked, names))
    return actionPageKey(locale, action, { programme, problem: 'unavailable' });
  return actionPageKey(locale, action, {
    programme: programme !== undefined && names?.programmes[action].has(programme) ? programme : undefined,
    campus: campus !== undefined && names?.campuses.has(campus) ? campus : undefined,
    problem: isIncomplete ? 'incomplete' : undefined,
  });
}

/** TRACK-05: where the visitor comes from, as this request alone tells it. */
function originOf({ headers }: IncomingMessage, { host, query }: PublicUrl) {
  const visit = requestVisit({ query: new URLSearchParams(query), referrer: headers.referer, host });
  return resolveOrigin(visit, keptOrigin(headers.cookie ?? ''));
}

/** Where the same step keeps the campaign of the step before; null when there is none to keep. */
function stepWithCampaign({ headers }: IncomingMessage, { host, path, query }: PublicUrl): string | null {
  const kept = withCampaign(new URLSearchParams(query), ownReferrerQuery(headers.referer, host));
  return kept && `${path}?${kept.toString()}`;
}

/** ROUTE-14: a complete choice leads to the CRM, any other to the page that helps to complete it. */
export function createActionAnswers({ send }: PlainAnswers) {
  function leadTo(response: ServerResponse, location: string): 'answered' {
    send(response, 302, { Location: location, 'Cache-Control': 'no-store' });
    return 'answered';
  }

  async function findLocation(pair: Pair, request: IncomingMessage, url: PublicUrl) {
    const link = await orUnknown(getCrmLink(pair.action, pair.programme, pair.campus));
    return link && crmUrl(link, { ...pair, origin: originOf(request, url) });
  }

  /** `path`: canonical. Null when the address is none of these; `answered` when nothing is left to do. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: PublicUrl,
    path: string,
  ): Promise<ActionPage | 'answered' | null> => {
    if (actionPathLocale(path) === null) return null;
    const asked = readActionRequest(path, new URLSearchParams(url.query));
    if (!asked) {
      count('meridia.actions', { action: 'none', outcome: 'refused' });
      return { key: null };
    }

    const isPlain = asked.programme === undefined && asked.campus === undefined;
    const names = isPlain ? null : await within(NAMES_MS, orUnknown(readNames()));
    const pair = toPair(asked, names);
    if (!pair) {
      const step = stepWithCampaign(request, url);
      return step ? leadTo(response, step) : { key: formKey(asked, names) };
    }

    const location = await findLocation(pair, request, url);
    const outcome = location ? 'sent' : location === undefined ? 'failed' : 'unknown';
    count('meridia.actions', { action: pair.action, outcome });
    if (location) return leadTo(response, location);
    const state = { campus: pair.campus, problem: 'unlinked' as const };
    const status = location === undefined ? OUTAGE : undefined;
    return { key: actionPageKey(asked.locale, asked.action, state), status };
  };
}

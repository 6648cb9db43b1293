import type { Locale } from '@meridia/domain/locales';
import { getCampusName } from '@/content/campuses/campuses.query';
import { getActionCampuses, getActionProgrammes, getCrmLink } from '@/content/crm-links/crm-links.query';
import {
  ACTIONS_INPUT,
  CAMPUS_INPUT,
  CAMPUSES_INPUT,
  LINK_INPUT,
  SEARCH_INPUT,
  readCallInput,
  type CallInput,
} from '@/features/browser-api/call-input.rules';

import { loadSuggestions } from './load-suggestions';

type Given = { params: unknown; query: URLSearchParams };

/** A call that was understood: the language it is made in, and what it loads; null is a 404. */
type Call = { locale: Locale; load: () => Promise<object | null> };

/** Null: the call says what it may not say. */
export type ReadCall = (given: Given) => Call | null;

function defineCall<Params, Query extends { locale: Locale }>(
  input: CallInput<Params, Query>,
  load: (asked: Params & Query) => Promise<object | null>,
): ReadCall {
  return (given) => {
    const asked = readCallInput(input, given);
    return asked && { locale: asked.locale, load: () => load(asked) };
  };
}

async function loadCampusName({ locale, slug }: { locale: Locale; slug: string }) {
  const name = await getCampusName(locale, slug);
  return name === null ? null : { name };
}

/** The only calls that are open to the browser, by their path. */
export const CALLS: readonly (readonly [pattern: string, name: string, read: ReadCall])[] = [
  // CALL-08: the programmes of each action; with a campus, those that it offers.
  [
    '/api/crm-links/actions',
    'actions',
    defineCall(ACTIONS_INPUT, ({ locale, campus }) => getActionProgrammes(locale, campus)),
  ],
  // CALL-08: the campuses where a programme can be asked for.
  [
    '/api/crm-links/:action/:course/campuses',
    'campuses',
    defineCall(CAMPUSES_INPUT, ({ locale, action, course }) => getActionCampuses(locale, action, course)),
  ],
  // CALL-08, MODAL-09: the link of a pair; null when it has none.
  [
    '/api/crm-links/:action/:course/:campus',
    'link',
    defineCall(LINK_INPUT, async ({ action, course, campus }) => ({
      url: await getCrmLink(action, course, campus),
    })),
  ],
  // What may be meant by what somebody is typing.
  ['/api/search', 'search', defineCall(SEARCH_INPUT, loadSuggestions)],
  // CALL-09: how a campus is called.
  ['/api/campuses/:slug', 'campus', defineCall(CAMPUS_INPUT, loadCampusName)],
];

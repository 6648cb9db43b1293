import { isAction, type Action } from '@meridia/domain/actions';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@meridia/domain/locales';
import { localePath, withQuery } from '@/lib/paths';
import { isSlug } from '@/lib/slug';

/** ROUTE-14: what a visitor asks of `/crm/{action}`; a slug has the shape of one, and may still be nobody's. */
export type ActionRequest = {
  locale: Locale;
  action: Action;
  programme?: string;
  campus?: string;
  /** MODAL-05: a form was sent with a field left empty. */
  isIncomplete: boolean;
};

/** What the page of an action shows: what is chosen by slug, and what prevents the rest. */
export type ActionState = {
  programme?: string;
  campus?: string;
  /**
   * `unlinked`: the choice was complete, and has no link; the page then depends on its campus alone. `unavailable`: the action does
   * not exist for the programme (MODAL-04).
   */
  problem?: ActionProblem;
};

const PROBLEMS = ['incomplete', 'unlinked', 'unavailable'] as const;
type ActionProblem = (typeof PROBLEMS)[number];

/** What is in the key of a page and in no address of a visitor. */
const PROBLEM_PARAMETER = 'etat';
const FIELDS = ['programme', 'campus'] as const;

const ACTION_PATH = /^(?:\/(?<locale>en))?\/crm\/(?<rest>.+)$/;

/** A value given twice is no choice. */
function readSlug(query: URLSearchParams, field: string): string | undefined {
  const [value = '', ...others] = query.getAll(field);
  return others.length === 0 && isSlug(value) ? value : undefined;
}

/** Whose language an address under `/crm/` has; null: it is elsewhere. */
export function actionPathLocale(path: string): Locale | null {
  const found = ACTION_PATH.exec(path);
  if (!found) return null;
  return isLocale(found.groups?.locale) ? found.groups.locale : DEFAULT_LOCALE;
}

/** Null: there is no such action. */
export function readActionRequest(path: string, query: URLSearchParams): ActionRequest | null {
  const locale = actionPathLocale(path);
  const action = ACTION_PATH.exec(path)?.groups?.rest;
  if (locale === null || !isAction(action)) return null;
  return {
    locale,
    action,
    programme: readSlug(query, 'programme'),
    campus: readSlug(query, 'campus'),
    isIncomplete: FIELDS.some((field) => query.getAll(field).includes('')),
  };
}

/** Where the page of a state is stored and asked for. Only the server names a problem: a visitor cannot ask for one. */
export function actionPageKey(locale: Locale, action: Action, state: ActionState): string {
  const { programme, campus, problem } = state;
  const choice = withQuery(`/crm/${action}`, { programme, campus, [PROBLEM_PARAMETER]: problem });
  return localePath(locale, choice);
}

/** The state back from the query of its key. */
export function readActionState(query: URLSearchParams): ActionState {
  return {
    programme: readSlug(query, 'programme'),
    campus: readSlug(query, 'campus'),
    problem: PROBLEMS.find((problem) => problem === query.get(PROBLEM_PARAMETER)),
  };
}

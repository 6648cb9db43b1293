import { isAction, type Action } from '@meridia/domain/actions';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@meridia/domain/locales';
import { isSlug } from '../../lib/slug.ts';

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
  /** `unlinked`: the choice was complete, and has no link; the page then depends on its campus alone. */
  problem?: ActionProblem;
};

const PROBLEMS = ['incomplete', 'unlinked'] as const;
type ActionProblem = (typeof PROBLEMS)[number];

/** Between the address of an action and the segment of its state; nobody else may ask for it. */
const INTERNAL = 'f';
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

function toSegment({ programme, campus, problem }: ActionState): string {
  return [programme && `programme.${programme}`, campus && `campus.${campus}`, problem]
    .filter(Boolean)
    .join('_');
}

/** Where the page of a state is rendered: static pages know no query. */
export function actionPagePath(locale: Locale, action: Action, state: ActionState): string {
  const segment = toSegment(state);
  return [`/${locale}/crm/${action}`, ...(segment ? [INTERNAL, segment] : [])].join('/');
}

function slugOf(parts: readonly string[], field: string): string | undefined {
  const slug = parts.find((part) => part.startsWith(`${field}.`))?.slice(field.length + 1);
  return slug !== undefined && isSlug(slug) ? slug : undefined;
}

/** Null for a segment that no state gives: each state has one address. */
export function fromActionSegment(segment: string): ActionState | null {
  const parts = segment.split('_');
  const state = {
    programme: slugOf(parts, 'programme'),
    campus: slugOf(parts, 'campus'),
    problem: PROBLEMS.find((problem) => parts.includes(problem)),
  };
  return segment !== '' && toSegment(state) === segment ? state : null;
}

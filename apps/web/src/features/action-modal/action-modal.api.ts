import { ACTIONS, type Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import { callUrl } from '@/lib/call-url';
import { apiPaths } from '@/lib/paths';
import { announceCall } from '@/lib/request-events';
import type { Choice, CompleteChoice, Option } from './action-modal.model';

/** How a call is made: it starts after the delay, unless it is no longer wanted by then. */
export type Call = { locale: Locale; delayMs: number; signal: AbortSignal };

type Guard<Answer> = (value: unknown) => value is Answer;
type Programmes = Record<Action, Option[]>;

const NOT_FOUND = 404;

/** As long as the document: the lists hardly change, and visitors go back and forth between them. */
const answers = new Map<string, unknown>();

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isNamed = (value: unknown): value is { name: string } =>
  has(value, 'name') && typeof value.name === 'string';

const isOption = (value: unknown): value is Option =>
  isNamed(value) && has(value, 'slug') && typeof value.slug === 'string';

const areOptions = (value: unknown): value is Option[] => Array.isArray(value) && value.every(isOption);

const areProgrammes = (value: unknown): value is Programmes =>
  ACTIONS.every((action) => has(value, action) && areOptions(value[action]));

const isLink = (value: unknown): value is { url: string | null } =>
  has(value, 'url') && (value.url === null || typeof value.url === 'string');

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Null: there is no such thing. Anything else than the answer that was agreed is a failure. */
async function ask<Answer>(
  path: string,
  isAnswer: Guard<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const response = await fetch(callUrl(path), { signal, headers: { Accept: 'application/json' } });
  if (response.status === NOT_FOUND) return null;
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isAnswer(answer)) throw new Error(`${path} answered ${response.status}`);
  answers.set(path, answer);
  return answer;
}

async function read<Answer>(path: string, isAnswer: Guard<Answer>, call: Call): Promise<Answer | null> {
  const known = answers.get(path);
  if (isAnswer(known)) return known;

  if (call.delayMs > 0) await pause(call.delayMs);
  call.signal.throwIfAborted();
  return announceCall(ask(path, isAnswer, call.signal));
}

/** CALL-08: what the action can be asked for, at the chosen campus if there is one (MODAL-03). */
export async function readProgrammes({ action, campus }: Choice, call: Call): Promise<Option[]> {
  const programmes = await read(apiPaths.actions(call.locale, campus ?? undefined), areProgrammes, call);
  return programmes?.[action] ?? [];
}

/** CALL-08, CALL-09: where the programme is taught; without a programme, the chosen campus alone, by its name. */
export async function readCampuses({ action, programme, campus }: Choice, call: Call): Promise<Option[]> {
  if (programme !== null)
    return (await read(apiPaths.actionCampuses(call.locale, action, programme), areOptions, call)) ?? [];
  if (campus === null) return [];
  const named = await read(apiPaths.campus(call.locale, campus), isNamed, call);
  return named ? [{ name: named.name, slug: campus }] : [];
}

/** CALL-08: the link of the CRM; null when there is none (MODAL-06). */
export async function readLink({ action, programme, campus }: CompleteChoice, call: Call) {
  const link = await read(apiPaths.actionLink(call.locale, action, programme, campus), isLink, call);
  return link?.url || null;
}

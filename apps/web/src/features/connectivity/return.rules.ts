import { ONLINE_TOAST_MS } from '@meridia/domain/timings';

/** What the fields of a page hold, by name; a box is ticked or not. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

/** What the entry of a page in the history keeps while the page is loaded again (STATE-01): browsers forget what was typed. */
type ReturnState = { returnedAt: number; typed: TypedValues };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isReturnState(state: unknown): state is ReturnState {
  return (
    isObject(state) &&
    'returnedAt' in state &&
    typeof state.returnedAt === 'number' &&
    'typed' in state &&
    isObject(state.typed)
  );
}

export function withReturn(state: unknown, { returnedAt, typed }: ReturnState): object {
  return { ...(isObject(state) ? state : null), returnedAt, typed };
}

export function typedBefore(state: unknown): TypedValues {
  return isReturnState(state) ? state.typed : {};
}

/** The state of the history without it, once it was read. */
export function withoutReturn(state: unknown): unknown {
  if (!isReturnState(state)) return state;
  const { returnedAt: _read, typed: _restored, ...rest } = state;
  return Object.keys(rest).length > 0 ? rest : null;
}

/** STATE-01: how long the return is still to be told, by the page that was loaded again for it; zero: not at all. */
export function returnToastMs(state: unknown, now: number): number {
  if (!isReturnState(state)) return 0;
  const age = now - state.returnedAt;
  return age >= 0 && age < ONLINE_TOAST_MS ? ONLINE_TOAST_MS - age : 0;
}

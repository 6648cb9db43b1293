import { ContentCallError, type CallFailure } from './content-error.ts';

export type CallOutcome = 'ok' | CallFailure;

/** Whoever wants to know how the calls go. */
export type ContentWatch = {
  /** Once for all those who share a call. */
  called: (url: string, outcome: CallOutcome, seconds: number) => void;
  /** An answer that came, and was not what the contract says. */
  misfit: (url: string) => void;
  loggedIn: (isSuccess: boolean) => void;
};

export const NOBODY_WATCHES: ContentWatch = {
  called: () => undefined,
  misfit: () => undefined,
  loggedIn: () => undefined,
};

export const outcomeOf = (error: unknown): CallOutcome =>
  error instanceof ContentCallError ? error.failure : 'unreachable';

import { STATUS_CODES } from 'node:http';
import { errorWire } from '@meridia/contract/error.wire';
import { AppError } from '@meridia/domain/app-error';

const SCOPE = 'content';

/** Why a call came to nothing. `refused`: it was given up before it was made. */
export type CallFailure = 'unreachable' | 'timeout' | 'status' | 'shape' | 'refused';

export class ContentCallError extends AppError {
  // No part of the record (ENT-08): it is the same error when it is read again.
  readonly #failure: CallFailure;

  constructor(failure: CallFailure, fields: Omit<ConstructorParameters<typeof AppError>[0], 'scope'>) {
    super({ scope: SCOPE, ...fields });
    this.#failure = failure;
  }

  get failure(): CallFailure {
    return this.#failure;
  }
}

type FailedAnswer = { url: string; status: number; statusText: string; text: string };

/** ENT-08: the request's address, the answer's status and its text; what the service says of it comes before. */
export function httpError({ url, status, statusText, text }: FailedAnswer): AppError {
  const errorText = statusText || STATUS_CODES[status] || 'Unknown status';
  const previousError = serviceError(text);
  return new ContentCallError('status', { source: url, statusCode: status, errorText, previousError });
}

export function timeoutError(url: string): AppError {
  return new ContentCallError('timeout', { source: url, statusCode: 504, errorText: 'No answer in time' });
}

/** Its turn did not come in time. */
export function queueError(url: string): AppError {
  return new ContentCallError('refused', {
    source: url,
    statusCode: 504,
    errorText: 'Too many calls under way',
  });
}

/** The service cannot be reached: connection refused, reset, unknown host, redirected elsewhere. */
export function networkError(url: string, error: unknown): AppError {
  const errorText = networkErrorText(error);
  return new ContentCallError('unreachable', { source: url, statusCode: 503, errorText });
}

/** An answer that is not what the contract says. */
export function unexpectedAnswerError(url: string, reason: string): AppError {
  return new ContentCallError('shape', {
    source: url,
    statusCode: 500,
    errorText: `Unexpected answer: ${reason}`,
  });
}

/** `fetch failed` says nothing: what happened is in the cause. */
function networkErrorText(error: unknown): string {
  if (!(error instanceof Error)) return 'Unreachable';
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string') {
    return cause.code;
  }
  return cause instanceof Error && cause.message ? cause.message : error.message;
}

function serviceError(text: string): AppError | undefined {
  const result = errorWire.safeParse(parsed(text));
  if (!result.success) return undefined;
  const { name, status, message } = result.data.error;
  return new AppError({ scope: 'content-service', source: name, statusCode: status, errorText: message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

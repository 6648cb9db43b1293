import { STATUS_CODES } from 'node:http';
import { errorWire } from '@meridia/contract/error.wire';
import { AppError } from '@meridia/domain/app-error';

const SCOPE = 'content';

type FailedAnswer = { url: string; status: number; statusText: string; text: string };

/** ENT-08: the request's address, the answer's status and its text; what the service says of it comes before. */
export function httpError({ url, status, statusText, text }: FailedAnswer): AppError {
  const errorText = statusText || STATUS_CODES[status] || 'Unknown status';
  const previousError = serviceError(text);
  return new AppError({ scope: SCOPE, source: url, statusCode: status, errorText, previousError });
}

export function timeoutError(url: string, errorText = 'No answer in time'): AppError {
  return new AppError({ scope: SCOPE, source: url, statusCode: 504, errorText });
}

/** The service cannot be reached: connection refused, reset, unknown host, redirected elsewhere. */
export function networkError(url: string, error: unknown): AppError {
  return new AppError({ scope: SCOPE, source: url, statusCode: 503, errorText: networkErrorText(error) });
}

/** An answer that is not what the contract says. */
export function unexpectedAnswerError(url: string, reason: string): AppError {
  return new AppError({
    scope: SCOPE,
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

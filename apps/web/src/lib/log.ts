import { requestContext } from './request-context.ts';

type Level = 'info' | 'warn' | 'error';
type Details = Record<string, unknown>;

/** A record of one line, for a machine to read. */
function write(level: Level, message: string, details: Details): void {
  const requestId = requestContext.getStore()?.requestId;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, requestId, ...details });
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
}

export const log = {
  info: (message: string, details: Details = {}) => write('info', message, details),
  warn: (message: string, details: Details = {}) => write('warn', message, details),
  error: (message: string, details: Details = {}) => write('error', message, details),
};

/** An error as plain data, its causes included. */
export function describeError(error: unknown): Details {
  if (!(error instanceof Error)) return { error: String(error) };
  const { name, message, stack, cause } = error;
  return { error: { name, message, stack, ...(cause ? { cause: describeError(cause).error } : {}) } };
}

import { openLines } from './line-writer.ts';
import { createRepeatedLines } from './repeated-lines.ts';
import { requestContext } from './request-context.ts';
import { withoutQueryValues } from './without-query-values.ts';

type Level = 'info' | 'warn' | 'error';
type Details = Record<string, unknown>;
/** A line of an error, as data. */
export type ErrorLogged = { time: string; message: string; requestId?: string; details: Details };

const STDOUT = 1;
const STDERR = 2;

const told = openLines(STDOUT);
const failures = openLines(STDERR);
const repeated = createRepeatedLines();

let tellError: (logged: ErrorLogged) => void = () => undefined;

/** For whoever reports errors elsewhere; those that repeat are told as often as they are logged. */
export function onErrorLogged(listener: (logged: ErrorLogged) => void): void {
  tellError = listener;
}

/** A record of one line, for a machine to read. */
function write(level: Level, message: string, details: Details): void {
  const requestId = requestContext.getStore()?.requestId;
  const time = new Date().toISOString();
  const line = { time, level, message, requestId, ...details };
  if (level === 'error') tellError({ time, message, requestId, details });
  (level === 'error' ? failures : told).add(withoutQueryValues(JSON.stringify(line)));
}

/** The same trouble with the same details is one, whichever request meets it. */
function writeTrouble(level: 'warn' | 'error', message: string, details: Details): void {
  const times = repeated.timesToTell(withoutQueryValues(JSON.stringify([level, message, details])));
  if (times !== null) write(level, message, times > 0 ? { ...details, repeated: times } : details);
}

export const log = {
  info: (message: string, details: Details = {}) => write('info', message, details),
  warn: (message: string, details: Details = {}) => writeTrouble('warn', message, details),
  error: (message: string, details: Details = {}) => writeTrouble('error', message, details),
};

/** An error as plain data, its causes included. */
export function describeError(error: unknown): Details {
  if (!(error instanceof Error)) return { error: String(error) };
  const { name, message, stack, cause } = error;
  return { error: { name, message, stack, ...(cause ? { cause: describeError(cause).error } : {}) } };
}

import { stripVTControlCharacters } from 'node:util';
import { requestContext } from '../requests/request-context';

export type LogRecord = { time: string; level: string; message: string; requestId?: string } & Record<
  string,
  unknown
>;
/** What winston passes on: a message with details, or the error itself. */
export type LogInfo = Record<string, unknown> & { level: string; message: unknown };

type DescribedError = {
  name: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: DescribedError;
};

/** An error as plain data, its causes included; of its other properties none: some hold a whole request. */
function describeError(error: Error & { code?: unknown }): DescribedError {
  const { name, message, code, stack, cause } = error;
  return { name, message, code, stack, ...(cause instanceof Error ? { cause: describeError(cause) } : {}) };
}

/** `log.error(error)` passes the error itself, `log.error(message, error)` its stack beside the message. */
function describeInfo(info: LogInfo): { message: string; details: Record<string, unknown> } {
  const error = [info, info.message].find((part) => part instanceof Error);
  if (error) return { message: error.message || error.name, details: { error: describeError(error) } };

  const { level: _level, message, ...details } = info;
  return { message: String(message), details };
}

/** A line of the log as plain data. */
export function toLogRecord(info: LogInfo): LogRecord {
  const { message, details } = describeInfo(info);
  return {
    time: new Date().toISOString(),
    level: info.level,
    message: stripVTControlCharacters(message),
    requestId: requestContext.getStore()?.requestId,
    ...details,
  };
}

/** A detail that cannot be written must not cost the line, nor the request that wrote it. */
export function toJsonLine(record: LogRecord): string {
  try {
    return JSON.stringify(record);
  } catch {
    const { time, level, message, requestId } = record;
    return JSON.stringify({ time, level, message, requestId });
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** For a person at a terminal: what happened, then its details, then where. */
export function toTextLine({ time, level, message, error, stack, ...details }: LogRecord): string {
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  const head = [
    time.slice(11, 23),
    `${level}:`,
    message,
    ...known.map(([key, value]) => `${key}=${toText(value)}`),
  ];
  const where = (error as DescribedError | undefined)?.stack ?? (stack as string | undefined);
  return where === undefined ? head.join(' ') : `${head.join(' ')}\n${where}`;
}

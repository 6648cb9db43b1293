import { winston } from '@strapi/logger';
import { createLineSampler } from './line-sampler';
import { toJsonLine, toLogRecord, toTextLine, type LogInfo } from './log-record';

const PERIOD_MS = 60_000;

/** What says the same as a line before: a warning in the same words, or a line that names what it repeats. */
function repeatedKey({ level, message, repeats }: LogInfo): string | undefined {
  if (typeof repeats === 'string') return repeats;
  return level === 'warn' ? String(message) : undefined;
}

/** A service that waits for its database says so each second: the first line and one a minute are enough. */
const sampled = (periodMs: number) => {
  const take = createLineSampler(periodMs);
  return winston.format((info) => {
    const key = repeatedKey(info);
    if (key === undefined) return info;

    const leftOut = take(key);
    if (leftOut === null) return false;
    return Object.assign(info, { repeats: undefined, leftOut: leftOut || undefined });
  })();
};

/** One line of JSON, or of text for a person; repetitions are left out of both. */
export function logFormat(kind: 'json' | 'text') {
  const write = kind === 'json' ? toJsonLine : toTextLine;
  return winston.format.combine(
    sampled(PERIOD_MS),
    winston.format.printf((info) => write(toLogRecord(info))),
  );
}

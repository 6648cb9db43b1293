import { readFileSync } from 'node:fs';

export type LogLine = Record<string, unknown>;

function parse(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}

/** The last line may be half written. */
const wholeLines = (logFile: string) => readFileSync(logFile, 'utf8').split('\n').slice(0, -1);

/** What a service wrote that no machine can read. */
export function unreadableLines(logFile: string): string[] {
  return wholeLines(logFile).filter((line) => parse(line) === null);
}

export function linesOf(logFile: string, requestId: string): LogLine[] {
  return wholeLines(logFile)
    .map(parse)
    .filter((line) => line !== null)
    .filter((line) => line.requestId === requestId);
}

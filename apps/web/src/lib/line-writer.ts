import { write, writeSync } from 'node:fs';

const BATCH_MS = 20;
/** A reader of the log that does not read costs lines, and never the memory of the site. */
const MAX_WAITING = 10_000;

type Write = (text: string, written: (error: Error | null) => void) => void;

/**
 * Writes lines in batches, one batch at a time, on a thread of its own: Node's streams make the whole process wait for a pipe that
 * nobody empties. Answers how to add a line, and how to write at once what is left.
 */
export function createLineWriter(
  writeBatch: Write,
  writeLast: (text: string) => void,
  batchMs: number = BATCH_MS,
) {
  let waiting: string[] = [];
  let lost = 0;
  let isUnderWay = false;

  function take(): string {
    if (lost > 0) waiting.push(JSON.stringify({ level: 'warn', message: 'lines lost', lines: lost }));
    const text = waiting.map((line) => `${line}\n`).join('');
    waiting = [];
    lost = 0;
    return text;
  }

  function writeSoon(): void {
    isUnderWay = true;
    setTimeout(() => {
      writeBatch(take(), () => {
        isUnderWay = false;
        if (waiting.length > 0) writeSoon();
      });
    }, batchMs);
  }

  return {
    add(line: string): void {
      if (waiting.length >= MAX_WAITING) {
        lost += 1;
        return;
      }
      waiting.push(line);
      if (!isUnderWay) writeSoon();
    },
    end(): void {
      if (waiting.length > 0) writeLast(take());
    },
  };
}

const AGAIN_MS = 50;
const isBusy = (error: Error | null) => error !== null && 'code' in error && error.code === 'EAGAIN';

/** All of it, however little is taken at a time. */
function writeAll(descriptor: number, bytes: Buffer, written: (error: Error | null) => void): void {
  write(descriptor, bytes, (error, taken) => {
    const rest = bytes.subarray(taken ?? 0);
    if (isBusy(error)) setTimeout(writeAll, AGAIN_MS, descriptor, bytes, written);
    else if (error || rest.length === 0) written(error);
    else writeAll(descriptor, rest, written);
  });
}

/** Lines of a file or a pipe; what is left is written when the process ends. */
export function openLines(descriptor: number) {
  const lines = createLineWriter(
    (text, written) => writeAll(descriptor, Buffer.from(text), written),
    (text) => {
      try {
        writeSync(descriptor, text);
      } catch {
        // Nobody reads any more, and there is no other place to say so.
      }
    },
  );
  process.once('exit', () => lines.end());
  return lines;
}

import { describe, expect, it } from 'vitest';
import { parseStat, startOf } from './process-identity.ts';

const AFTER_NAME = 'S 1 42 42 0 -1 4194560 900 0 0 0 12 3 0 0 20 0 11 0 987654 1234 567';

describe('parseStat', () => {
  it.each(['42 (node)', '42 (next-server (v16.4.6))', '42 (a) b)'])(
    'reads the state and the start of %s',
    (head) => {
      expect(parseStat(`${head} ${AFTER_NAME}`)).toEqual({ state: 'S', start: '987654' });
    },
  );
});

describe('startOf', () => {
  it('gives a running process the same start every time', () => {
    expect(startOf(process.pid)).toBeTruthy();
    expect(startOf(process.pid)).toBe(startOf(process.pid));
  });

  it('tells two processes apart', () => {
    expect(startOf(process.pid)).not.toBe(startOf(process.ppid));
  });

  it('knows nothing of a process that does not exist', () => {
    expect(startOf(2 ** 30)).toBeNull();
  });
});

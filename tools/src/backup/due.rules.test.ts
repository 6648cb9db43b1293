import { describe, expect, it } from 'vitest';
import { MEDIA_EVERY_MS, nextTask, RETRY_AFTER_MS } from './due.rules.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('what a process that takes backups does next', () => {
  it.each([
    ['whole', 'in an empty folder', null, null],
    ['whole', 'a day after the last', ago(DAY_MS), null],
    ['whole', 'days after the last, which another process has taken', ago(3 * DAY_MS), null],
    ['media', 'after a restart, less than a day after the last', ago(DAY_MS - 1), null],
    ['media', 'just after one that has failed', ago(DAY_MS), ago(MEDIA_EVERY_MS)],
    ['media', 'just after the very first has failed', null, ago(MEDIA_EVERY_MS)],
    ['whole', 'some time after one that has failed', ago(DAY_MS), ago(RETRY_AFTER_MS)],
    ['media', 'some time after one that has not', ago(RETRY_AFTER_MS), ago(RETRY_AFTER_MS)],
  ] as const)('%s: %s', (task, _when, newest, triedAt) => {
    expect(nextTask({ newest, triedAt }, DAY_MS, NOW)).toBe(task);
  });
});

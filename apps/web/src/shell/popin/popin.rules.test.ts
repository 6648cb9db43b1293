import { describe, expect, it } from 'vitest';
import { closingMark, isStillClosed } from './popin.rules';

const CLOSED_AT = Date.UTC(2026, 10, 14);
const DAY_MS = 24 * 60 * 60 * 1000;
const mark = closingMark('portes-ouvertes', CLOSED_AT);

describe('LAY-06 a closed popin stays closed for 7 days', () => {
  it.each([
    ['at once', mark, 'portes-ouvertes', 0, true],
    ['until the end of the seventh day', mark, 'portes-ouvertes', 7 * DAY_MS - 1, true],
    ['it is shown again after 7 days', mark, 'portes-ouvertes', 7 * DAY_MS, false],
    ['another popin is shown', mark, 'concours', 0, false],
    ['one that was never closed is shown', null, 'portes-ouvertes', 0, false],
    ['so is one whose mark means nothing', 'true', 'portes-ouvertes', 0, false],
    ['so is one whose time means nothing', 'hier portes-ouvertes', 'portes-ouvertes', 0, false],
  ])('%s', (_sentence, kept, id, sinceMs, expected) => {
    expect(isStillClosed(kept, id, CLOSED_AT + sinceMs)).toBe(expected);
  });
});

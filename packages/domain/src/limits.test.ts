import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('CONST-03 limits', () => {
  it.each([
    ['events stored: max 6', limits.EVENTS_STORED_MAX, 6],
    ['news stored: max 6', limits.NEWS_STORED_MAX, 6],
    ['the navbar shows 3 events', limits.NAVBAR_EVENTS_MAX, 3],
    ['campus menu: 3 columns', limits.CAMPUS_MENU_COLUMNS, 3],
    ['campus menu: 11 links a column', limits.CAMPUS_MENU_LINKS_PER_COLUMN, 11],
  ])('%s', (_sentence, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

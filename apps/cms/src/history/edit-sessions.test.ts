import { describe, expect, it } from 'vitest';
import { parseEditSession } from './edit-sessions';

const SESSION = '0b9f7a525d0e4d3e9f0a0c6f5f1e2d3c';
const ID = 'd'.repeat(24);
const MOMENT = '2026-11-19T10:00:00.123Z';

describe('HIST-05 the form that a save comes from', () => {
  it.each([
    ['a language', 'fr', 'fr'],
    ['a type without languages', '', ''],
  ])('HIST-05 %s', (_case, sent, locale) => {
    expect(parseEditSession(`${SESSION};${ID};${sent};${MOMENT}`)).toEqual({
      session: SESSION,
      documentId: ID,
      locale,
      updatedAt: new Date(MOMENT),
    });
  });

  it.each([
    '',
    SESSION,
    `${SESSION};${ID};fr`,
    `${SESSION};${ID};fr;hier`,
    `${SESSION};${ID};fr;2026-13-45T99:99:99.999Z`,
    `${SESSION};${ID}';fr;${MOMENT}`,
    `x;${ID};fr;${MOMENT}`,
  ])('HIST-05 « %s » is none', (value) => {
    expect(parseEditSession(value)).toBeNull();
  });
});

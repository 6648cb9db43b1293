import { describe, expect, it } from 'vitest';
import { givenRequestId } from './request-id.rules';

describe('a request id that is given', () => {
  it.each(['edge-42', '4f1c2a9be07d4c', 'a.b_c', 'x'.repeat(100)])('%s is kept', (given) => {
    expect(givenRequestId(given)).toBe(given);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['too long', 'x'.repeat(101)],
    ['ending a comment', 'a*/ drop table'],
    ['with a line of its own', 'a\nb'],
    ['with a line at its end', 'a\n'],
    ['given twice', ['a', 'b']],
  ])('%s is not', (_what, given) => {
    expect(givenRequestId(given)).toBeUndefined();
  });
});

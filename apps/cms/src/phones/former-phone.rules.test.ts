import { describe, expect, it } from 'vitest';
import { disagree, ofTwoPhones } from './former-phone.rules';

describe('PHONE-02 a number that was written twice becomes one', () => {
  it.each([
    ['both say the same', '04 72 00 00 00', '+33472000000', '+33 4 72 00 00 00', false],
    ['the one shown alone', '04 72 00 00 00', null, '+33 4 72 00 00 00', false],
    ['the one dialled alone', null, '+33472000000', '+33 4 72 00 00 00', false],
    ['of another country, shown without it', '022 555 12 34', '+41 22 555 12 34', '+41 22 555 12 34', true],
    ['the one dialled is no number', '04 72 00 00 00', '+33', '+33 4 72 00 00 00', false],
    ['they disagree', '04 72 00 00 00', '+33 4 72 00 00 01', '+33 4 72 00 00 01', true],
    ['neither is one', 'bientôt', '', undefined, false],
    ['there is none', null, null, undefined, false],
  ])('%s', (_case, shown, dialled, kept, isDisagreement) => {
    expect(ofTwoPhones({ shown, dialled })).toBe(kept);
    expect(disagree({ shown, dialled })).toBe(isDisagreement);
  });
});

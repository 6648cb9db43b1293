import { describe, expect, it } from 'vitest';
import { hasCampuses, kindOf, KINDS, toReach } from './reach.rules';

describe('what a manager chooses', () => {
  it('ACC-03 is a role, and for two of them campuses beside', () => {
    expect(KINDS).toEqual(['responsable', 'redaction', 'admissions', 'relecture']);
    expect(KINDS.filter(hasCampuses)).toEqual(['redaction', 'admissions']);
  });

  it.each([
    ['redaction', ['lyon'], { role: 'redaction-campus', campuses: ['lyon'] }],
    ['redaction', [], { role: 'redaction', campuses: [] }],
    ['relecture', ['lyon'], { role: 'relecture', campuses: [] }],
  ] as const)('ACC-03 %s of %s', (kind, campuses, expected) => {
    expect(toReach(kind, campuses)).toEqual(expected);
  });

  it('ACC-03 is read back from the role', () => {
    expect(kindOf('admissions-campus')).toBe('admissions');
    expect(kindOf('responsable')).toBe('responsable');
  });
});

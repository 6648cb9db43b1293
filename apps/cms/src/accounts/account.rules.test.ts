import { describe, expect, it } from 'vitest';
import { isOnlyOf, leavesNobody, problemOfReach, stateOf } from './account.rules';

const user = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });

describe('isOnlyOf', () => {
  it.each([
    ['an editor of the school', user('redaction-meridia'), true],
    ['its other manager', user('responsable-meridia'), true],
    ['somebody of another school', user('redaction-boreal'), false],
    ['somebody of both', user('redaction-meridia', 'redaction-boreal'), false],
    ['an administrator', user('strapi-super-admin'), false],
    ['an administrator who has a role of the school', user('redaction-meridia', 'strapi-super-admin'), false],
    ['somebody with a role made by hand beside', user('redaction-meridia', 'autre'), false],
    ['somebody without a role', user(), false],
  ])('ACC-02 %s', (_case, one, expected) => {
    expect(isOnlyOf(one, 'meridia')).toBe(expected);
  });
});

describe('problemOfReach', () => {
  const known = ['lyon', 'paris'];

  it.each([
    ['redaction', []],
    ['redaction-campus', ['lyon']],
    ['admissions-campus', ['lyon', 'paris']],
  ] as const)('ACC-03 %s with %s is right', (role, campuses) => {
    expect(problemOfReach(role, campuses, known)).toBeNull();
  });

  it.each([
    ['a campus for the whole school', 'relecture', ['lyon']],
    ['no campus for a campus', 'redaction-campus', []],
    ['a campus of another school', 'redaction-campus', ['lyon', 'oslo']],
  ] as const)('ACC-03 %s is told', (_case, role, campuses) => {
    expect(problemOfReach(role, campuses, known)).toMatch(/campus/);
  });
});

describe('leavesNobody', () => {
  const manager = (id: number, state: 'active' | 'invited' | 'inactive' = 'active') => ({
    id,
    managesAccounts: true,
    state,
  });
  const editor = { id: 9, managesAccounts: false, state: 'active' as const };

  it.each([
    ['the last manager is deactivated', [manager(1), editor], manager(1, 'inactive'), true],
    ['the last manager becomes an editor', [manager(1), editor], { ...editor, id: 1 }, true],
    ['the other one is only invited', [manager(1), manager(2, 'invited')], manager(1, 'inactive'), true],
    ['one of two leaves', [manager(1), manager(2)], manager(1, 'inactive'), false],
    ['an editor leaves', [manager(1), editor], { ...editor, state: 'inactive' as const }, false],
    ['the school has no manager yet', [editor], { ...editor, state: 'inactive' as const }, false],
  ])('ACC-02 %s', (_case, people, changed, expected) => {
    expect(leavesNobody(people, changed)).toBe(expected);
  });
});

describe('stateOf', () => {
  it('ACC-02 tells who has not chosen her password from who may not come in', () => {
    expect(stateOf({ isActive: true, registrationToken: null })).toBe('active');
    expect(stateOf({ isActive: false, registrationToken: 'x' })).toBe('invited');
    expect(stateOf({ isActive: false, registrationToken: null })).toBe('inactive');
  });
});

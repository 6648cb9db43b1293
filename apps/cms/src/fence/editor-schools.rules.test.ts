import { describe, expect, it } from 'vitest';
import { chooseSite, isSuperAdmin, roleCodeOf, schoolsOf } from './editor-schools.rules';

const user = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });

describe('schoolsOf', () => {
  it.each([
    ['the school of her role', user('redaction-boreal'), ['boreal']],
    ['both schools with both roles', user('redaction-boreal', 'redaction-meridia'), ['meridia', 'boreal']],
    ['nothing for a role made by hand', user('strapi-editor'), []],
    ['nothing for a role that only looks like one', user('redaction-boreal-2'), []],
    ['nothing without a role', {}, []],
  ])('gives an editor %s', (_case, editor, expected) => {
    expect(schoolsOf(editor)).toEqual(expected);
  });

  it('reads back the code it gives to a role', () => {
    expect(schoolsOf(user(roleCodeOf('meridia')))).toEqual(['meridia']);
  });
});

describe('isSuperAdmin', () => {
  it('knows a super administrator by the code of a role, not by its name', () => {
    expect(isSuperAdmin(user('strapi-super-admin'))).toBe(true);
    expect(isSuperAdmin(user('redaction-meridia'))).toBe(false);
    expect(isSuperAdmin({})).toBe(false);
  });
});

describe('chooseSite', () => {
  it.each([
    ['the only school when none is given', ['boreal'], undefined, { site: 'boreal' }],
    ['the only school when the form is empty', ['boreal'], '', { site: 'boreal' }],
    ['the given school when it is hers', ['meridia', 'boreal'], 'boreal', { site: 'boreal' }],
  ])('keeps %s', (_case, schools, given, expected) => {
    expect(chooseSite(schools, given)).toEqual(expected);
  });

  it.each([
    ['another school', ['boreal'], 'meridia'],
    ['a value that is not a school', ['boreal'], { $ne: 'boreal' }],
    ['no choice between two schools', ['meridia', 'boreal'], null],
    ['an editor without a school', [], 'meridia'],
  ])('refuses %s', (_case, schools, given) => {
    expect(chooseSite(schools, given)).toHaveProperty('problem');
  });
});

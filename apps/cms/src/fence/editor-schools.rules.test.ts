import { describe, expect, it } from 'vitest';
import {
  chooseSite,
  isManagerOf,
  isOfCampus,
  isSuperAdmin,
  roleCodeOf,
  schoolsOf,
} from './editor-schools.rules';

const user = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });

describe('schoolsOf', () => {
  it.each([
    ['the school of her role', user('redaction-boreal'), ['boreal']],
    ['both schools with both roles', user('redaction-boreal', 'redaction-meridia'), ['meridia', 'boreal']],
    ['the school of another role of it', user('relecture-boreal'), ['boreal']],
    ['the school of her campus', user('redaction-campus-meridia'), ['meridia']],
    ['ACC-01 nothing for two kinds of role', user('redaction-meridia', 'relecture-boreal'), []],
    [
      'ACC-03 nothing for a whole school and a campus',
      user('redaction-meridia', 'redaction-campus-meridia'),
      [],
    ],
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

describe('isOfCampus', () => {
  it('ACC-03 is said of the roles of a campus, and of no others', () => {
    expect(isOfCampus(user('admissions-campus-boreal'))).toBe(true);
    expect(isOfCampus(user('admissions-boreal'))).toBe(false);
    expect(isOfCampus(user('strapi-super-admin', 'redaction-campus-boreal'))).toBe(false);
  });
});

describe('isManagerOf', () => {
  it.each([
    ['the manager of the school', user('responsable-meridia'), true],
    ['an administrator', user('strapi-super-admin'), true],
    ['the manager of another school', user('responsable-boreal'), false],
    ['an editor', user('redaction-meridia'), false],
    ['a manager who has another kind of role beside', user('responsable-meridia', 'redaction-boreal'), false],
  ])('ACC-02 %s', (_case, one, expected) => {
    expect(isManagerOf(one, 'meridia')).toBe(expected);
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

import { describe, expect, it } from 'vitest';
import { mayWrite, writableFields } from './school-rights.rules';
import { CAMPUS_TYPES, SCHOOL_ROLE_NAMES, SCHOOL_ROLES } from './school-roles.data';

const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const CAMPUS = 'api::campus.campus';
const REDIRECT = 'api::redirect.redirect';

describe('ACC-01 what the roles of a school write', () => {
  it.each([
    ['responsable', NEWS, 'delete', true],
    ['redaction', NEWS, 'create', true],
    ['admissions', EVENT, 'publish', true],
    ['admissions', NEWS, 'update', false],
    ['admissions', REDIRECT, 'create', false],
    ['admissions', CAMPUS, 'update', true],
    ['admissions', CAMPUS, 'delete', false],
    ['relecture', EVENT, 'update', false],
    ['redaction-campus', EVENT, 'delete', true],
    ['redaction-campus', NEWS, 'update', false],
    ['admissions-campus', CAMPUS, 'update', false],
  ] as const)('ACC-01 %s, %s, %s: %s', (role, uid, action, expected) => {
    expect(mayWrite(role, uid, action)).toBe(expected);
  });

  it('ACC-01 nobody adds or deletes the settings of a school, nor writes what was searched', () => {
    for (const role of SCHOOL_ROLE_NAMES) {
      expect(mayWrite(role, 'api::site.site', 'create')).toBe(false);
      expect(mayWrite(role, 'api::site.site', 'delete')).toBe(false);
      expect(mayWrite(role, 'api::search-miss.search-miss', 'update')).toBe(false);
    }
  });

  it('ACC-01 admissions write what is practical of a campus, and the rest of nothing', () => {
    const fields = ['title', 'phone', 'rent.studio', 'description', 'team'];
    expect(writableFields('admissions', CAMPUS, fields)).toEqual(['phone', 'rent.studio']);
    expect(writableFields('redaction', CAMPUS, fields)).toEqual(fields);
  });

  it('ACC-03 who is of a campus writes what names its campus, and nothing else', () => {
    const ofCampus = SCHOOL_ROLE_NAMES.filter((role) => SCHOOL_ROLES[role].isOfCampus);
    expect(ofCampus).toEqual(['redaction-campus', 'admissions-campus']);
    for (const role of ofCampus) expect(SCHOOL_ROLES[role].writes).toBe(CAMPUS_TYPES);
  });
});

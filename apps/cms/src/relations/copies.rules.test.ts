import { describe, expect, it } from 'vitest';
import type { Model } from '../history/model';
import { copyData } from './copies.rules';

const MODEL: Model = {
  info: { displayName: 'Campus' },
  attributes: {
    title: { type: 'string', maxLength: 20 },
    publishAt: { type: 'datetime' },
    team: { type: 'relation', relation: 'oneToMany', mappedBy: 'campus' },
    courses: { type: 'relation', relation: 'manyToMany', mappedBy: 'campuses' },
    brochure: { type: 'relation', relation: 'oneToOne', inversedBy: 'course' },
    related: { type: 'relation', relation: 'manyToMany' },
    campus: { type: 'relation', relation: 'manyToOne', inversedBy: 'team' },
    localizations: { type: 'relation', relation: 'oneToMany' },
  },
};
const source = { mainField: 'title', row: { title: 'Tours' } };
const EMPTY = { team: { set: [] }, courses: { set: [] }, brochure: { set: [] }, publishAt: null };

describe('HIST-09 a copy', () => {
  it('HIST-09 takes nothing from the original, and is called a copy', () => {
    expect(copyData(MODEL, source, {})).toEqual({ title: 'Copie de Tours', ...EMPTY });
    expect(copyData(MODEL, source, { title: 'Tours', team: { connect: [{ id: 1 }] } })).toEqual({
      title: 'Copie de Tours',
      ...EMPTY,
    });
  });

  it.each([
    ['has the name that it is given', { title: 'Blois' }, source, 'Blois'],
    [
      'has a name that fits',
      {},
      { mainField: 'title', row: { title: 'Tours-en-Touraine' } },
      'Copie de Tours-en-To',
    ],
    ['of spaces is no name', {}, { mainField: 'title', row: { title: '  ' } }, undefined],
    ['of what has no name has none', {}, { mainField: 'title', row: { title: null } }, undefined],
    ['of what is known by a key keeps it', {}, { mainField: 'key', row: { key: 'a.b' } }, undefined],
  ])('HIST-09 %s', (_case, data, given, title) => {
    expect(copyData(MODEL, given, data).title).toBe(title);
  });
});

import { describe, expect, it } from 'vitest';
import { schoolOfPath, type SchoolFolder } from './school-folders.rules';

const FOLDERS: SchoolFolder[] = [
  { id: 7, site: 'meridia', path: '/3' },
  { id: 8, site: 'boreal', path: '/31' },
];

describe('C-01 the school of a picture is that of its folder', () => {
  it.each([
    ['the folder of a school', '/3', 'meridia'],
    ['a folder in it', '/3/12', 'meridia'],
    ['a folder in that one', '/3/12/13', 'meridia'],
    ['a folder whose number starts alike', '/31', 'boreal'],
    ['what is in that one', '/31/3', 'boreal'],
    ['the root of the library', '/', undefined],
    ['another folder of the root', '/4', undefined],
    ['a folder of the root that only starts alike', '/32', undefined],
    ['no path', null, undefined],
  ])('C-01 %s', (_what, path, site) => {
    expect(schoolOfPath(FOLDERS, path)).toBe(site);
  });
});

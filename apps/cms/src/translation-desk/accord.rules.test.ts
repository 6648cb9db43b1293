import { describe, expect, it } from 'vitest';
import type { VersionAction } from '../history/version.rules';
import { comparedVersions, lastChange, lastSave, type VersionFact } from './accord.rules';

/** « update a » : what was done, and what the version says. */
function versions(...told: readonly (readonly [id: number, what: string])[]): VersionFact[] {
  return told.map(([id, what]) => {
    const [action = 'update', hash = ''] = what.split(' ');
    return { id, action: action as VersionAction, hash, author: null, at: new Date(id) };
  });
}

describe('TRAD-02 when the English was saved last', () => {
  it.each([
    ['nothing', versions(), null],
    ['content of before the history', versions([1, 'baseline a']), 1],
    ['a save', versions([1, 'create a'], [2, 'update b']), 2],
    ['a version restored', versions([1, 'create a'], [2, 'restore a']), 2],
    ['a copy', versions([4, 'clone a']), 4],
    ['what the languages share is none', versions([1, 'create a'], [2, 'shared b']), 1],
    ['a publication of what was saved is none', versions([1, 'create a'], [2, 'publish a']), 1],
    ['a save and a publication by one click', versions([1, 'create a'], [2, 'publish b']), 2],
    ['a withdrawal is none', versions([1, 'publish a'], [2, 'unpublish a']), 1],
    ['abandoned: what was published', versions([1, 'publish a'], [2, 'update b'], [3, 'discardDraft a']), 1],
    ['deleted', versions([1, 'create a'], [2, 'delete a']), null],
    ['deleted and written again', versions([1, 'create a'], [2, 'delete a'], [3, 'create b']), 3],
  ])('TRAD-02 %s', (_what, english, id) => {
    expect(lastSave(english)?.id ?? null).toBe(id);
  });
});

describe('TRAD-02 which French is compared with that of now', () => {
  it.each([
    ['no history', versions(), versions(), null, null],
    ['French saved before English', versions([1, 'create a']), versions([2, 'create x']), null, null],
    [
      'French saved after English',
      versions([1, 'create a'], [3, 'update b']),
      versions([2, 'create x']),
      null,
      { then: 1, now: 3 },
    ],
    [
      'both of the seed, then French saved',
      versions([1, 'baseline a'], [3, 'update b']),
      versions([2, 'baseline x']),
      null,
      { then: 1, now: 3 },
    ],
    [
      'an English whose history is not known',
      versions([1, 'baseline a'], [3, 'update b']),
      versions(),
      null,
      { then: 1, now: 3 },
    ],
    [
      'English saved after that',
      versions([1, 'create a'], [3, 'update b']),
      versions([2, 'create x'], [4, 'update y']),
      null,
      null,
    ],
    [
      'French published only',
      versions([1, 'create a'], [3, 'publish a']),
      versions([2, 'create x']),
      null,
      null,
    ],
    [
      'French changed and changed back',
      versions([1, 'create a'], [3, 'update b'], [4, 'restore a']),
      versions([2, 'create x']),
      null,
      null,
    ],
    [
      'a mark of the French of now',
      versions([1, 'create a'], [3, 'update b']),
      versions([2, 'create x']),
      3,
      null,
    ],
    [
      'French saved after the mark',
      versions([1, 'create a'], [3, 'update b'], [4, 'update c']),
      versions([2, 'create x']),
      3,
      { then: 3, now: 4 },
    ],
    [
      'a mark whose version was pruned',
      versions([9, 'update c']),
      versions([2, 'create x']),
      3,
      { then: 3, now: 9 },
    ],
    [
      'a mark of before the last English',
      versions([1, 'create a'], [3, 'update b'], [5, 'update c'], [7, 'update d']),
      versions([2, 'create x'], [6, 'update y']),
      3,
      { then: 5, now: 7 },
    ],
  ])('TRAD-02 %s', (_what, french, english, marked, expected) => {
    expect(comparedVersions(french, english, marked)).toEqual(expected);
  });

  it('TRAD-01 the French changed when it last said something new, not when it was published', () => {
    const french = versions([1, 'create a'], [2, 'update b'], [3, 'publish b'], [4, 'unpublish b']);
    expect(lastChange(french)?.id).toBe(2);
    expect(lastChange([])).toBeNull();
  });
});

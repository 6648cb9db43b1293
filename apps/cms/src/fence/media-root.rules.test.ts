import { describe, expect, it } from 'vitest';
import { childrenOf, fromHome, toHomeFilters } from './media-root.rules';

describe('C-01 the root of an editor’s library is the folder of her school', () => {
  it.each([
    ['files', { $and: [{ folder: { id: { $null: 'true' } } }] }, { $and: [{ folder: { id: { $eq: 7 } } }] }],
    ['folders', { $and: [{ parent: { id: { $null: true } } }] }, { $and: [{ parent: { id: { $eq: 7 } } }] }],
    ['what lies in a folder', { folder: { id: '9' } }, { folder: { id: '9' } }],
    ['another question', { mime: { $contains: 'image' } }, { mime: { $contains: 'image' } }],
    ['no question', undefined, undefined],
  ])('C-01 asked for %s', (_what, filters, expected) => {
    expect(toHomeFilters(filters, 7)).toEqual(expected);
  });

  it('C-01 is not shown as a folder', () => {
    const taken = new Date(0);
    const shown = [
      { id: 1, folder: { id: 7, name: 'Meridia' }, createdAt: taken },
      { id: 2, folder: { id: 9, parent: { id: 7 } } },
      { id: 3, folder: 7 },
    ];
    expect(fromHome(shown, 7)).toEqual([
      { id: 1, folder: null, createdAt: taken },
      { id: 2, folder: { id: 9, parent: null } },
      { id: 3, folder: null },
    ]);
  });

  it('C-01 its tree is what is below, and nothing when it is not there', () => {
    const tree = [{ id: 8 }, { id: 6, children: [{ id: 7, children: [{ id: 9 }] }] }];
    expect(childrenOf(tree, 7)).toEqual([{ id: 9 }]);
    expect(childrenOf(tree, 5)).toEqual([]);
  });
});

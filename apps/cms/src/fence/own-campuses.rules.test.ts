import { describe, expect, it } from 'vitest';
import { areOwn, ownDocuments } from './own-campuses.rules';

describe('areOwn', () => {
  it.each([
    ['her campus', ['lyon'], ['lyon'], true],
    ['one of her campuses', ['lyon'], ['lyon', 'paris'], true],
    ['both of her campuses', ['lyon', 'paris'], ['lyon', 'paris'], true],
    ['another campus', ['paris'], ['lyon'], false],
    ['her campus and another', ['lyon', 'paris'], ['lyon'], false],
    ['the whole school', [], ['lyon'], false],
    ['anything, for somebody without a campus', ['lyon'], [], false],
  ])('ACC-03 %s', (_case, named, own, expected) => {
    expect(areOwn(named, own)).toBe(expected);
  });
});

it('ACC-03 a document is hers as a whole: a draft that names another campus takes it away', () => {
  const versions = [
    { documentId: 'hers', campuses: ['lyon'] },
    { documentId: 'hers', campuses: [] },
    { documentId: 'leaving', campuses: ['lyon'] },
    { documentId: 'leaving', campuses: ['paris'] },
    { documentId: 'of two', campuses: ['lyon', 'paris'] },
    { documentId: 'of the school', campuses: [] },
  ];
  expect([...ownDocuments(versions, ['lyon'])]).toEqual(['hers']);
});
